import { site } from '../../../src/site/config'

/**
 * Redirects to the clean addresses, in the language of Netlify and Cloudflare Pages: the start of the host, and `x.html`
 * of every page. `x` itself goes to `x/` without a rule.
 * @param paths files of the site, below the prefix.
 */
export function redirectsFile(paths: string[]): string {
  const pages = paths
    .map((path) => /^(.+)\/index\.html$/.exec(path)?.[1])
    .filter((path) => path !== undefined && path !== '404')
    .sort()
  const start = site.pathPrefix ? [`/ ${site.pathPrefix}/ 301`] : []
  return `${[...start, ...pages.map((path) => `${site.pathPrefix}/${path}.html ${site.pathPrefix}/${path}/ 301`)].join('\n')}\n`
}
