import { DEMO_FRAME } from '../../src/outputs/demo-policy'
import { site } from '../../src/site/config'
import { escapeHtml } from '../../src/site/escape-html'
import {
  ASK_AGAIN,
  EVERYWHERE,
  FOR_EVER,
  SHARED_FOLDER,
  TYPES_CONTENT,
  TYPES_FOLDER,
} from '../../src/outputs/response-headers'

/** Compressed copies, for servers that send them as they are; others compress by themselves. */
const COPIES = /\.br$/
/** `x.html` beside `x/`, for hosts that cannot redirect. */
const STUBS = /(?<!(?:^|\/)(?:index|404))\.html$/

/** Places that a site can be published at, with the files of the build that are left out there. Nothing else differs. */
export const HOSTS = {
  nginx: [],
  netlify: [COPIES, STUBS],
  cloudflare: [COPIES, STUBS],
  'github-pages': [COPIES],
} as const satisfies Record<string, RegExp[]>

export type HostName = keyof typeof HOSTS
export const HOST_NAMES = Object.keys(HOSTS) as HostName[]

/**
 * @param path a file of the build.
 * @returns whether a host takes it.
 * @throws Error for running programs where their document cannot have a policy in place of that of the pages.
 */
export function takes(host: HostName, path: string): boolean {
  if (host !== 'nginx' && `/${path}` === DEMO_FRAME)
    throw new Error('能运行的示例要用自己的安全策略，只有 nginx 能分开发送。用 nginx，或者构建时不写 DEMO_WORK')
  return !HOSTS[host].some((left) => left.test(path))
}

const rule = (address: string, headers: Record<string, string>): string =>
  `${site.pathPrefix}/${address}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`

/**
 * The headers in the language of Netlify and Cloudflare Pages, which join the values of all rules that fit. Pages have
 * their policy themselves; what is not said to be kept is asked for again there anyway.
 */
const headersFile = (): string =>
  [
    rule('*', { ...EVERYWHERE, 'Content-Security-Policy': "frame-ancestors 'self'" }),
    ...['*.js', '*.css', 'content/*', 'search/:version/*'].map((path) => rule(path, { 'Cache-Control': FOR_EVER })),
    rule(`${SHARED_FOLDER}/*`, { 'Access-Control-Allow-Origin': '*', 'Cache-Control': ASK_AGAIN }),
    rule(`${TYPES_FOLDER}/*`, { 'Content-Type': TYPES_CONTENT }),
  ].join('')

/** Redirects to the clean addresses, in the same language; `x` itself goes to `x/` without a rule. */
function redirectsFile(paths: string[]): string {
  const pages = paths.flatMap((path) => /^(?!404\/)(.+)\/index\.html$/.exec(path)?.[1] ?? []).sort()
  const start = site.pathPrefix ? [`/ ${site.pathPrefix}/ 301`] : []
  return `${[...start, ...pages.map((path) => `${site.pathPrefix}/${path}.html ${site.pathPrefix}/${path}/ 301`)].join('\n')}\n`
}

const TITLE = escapeHtml(site.title)
const START = `${site.pathPrefix}/`
const START_PAGE = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>${TITLE}</title><meta http-equiv="refresh" content="0;url=${START}"></head><body><p><a href="${START}">${TITLE}</a></p></body></html>\n`

/**
 * Files that hosts look for at their root, outside of the prefix.
 * @param paths files of the build.
 */
export const rootFiles = (paths: string[]): Record<string, string> => ({
  'index.html': START_PAGE,
  _headers: headersFile(),
  _redirects: redirectsFile(paths),
  '.nojekyll': '',
})
