import { site } from '../../../src/site/config'
import { headersFile } from './headers-file'
import { commonRootFiles, isCopy, isStub, type Host } from './host'
import { withMetaPolicy } from './meta-policy'
import { redirectsFile } from './redirects-file'

const isPlain = (path: string): boolean => !isCopy(path)

/** Hosts that read rules from `_headers` and `_redirects`, compress by themselves and switch all files at once. */
const withRuleFiles: Host = {
  takes: (path, all) => isPlain(path) && !isStub(path, all),
  rootFiles: (facts) => ({
    ...commonRootFiles(facts),
    _headers: headersFile(facts.paths, facts.policy),
    _redirects: redirectsFile(facts.paths),
  }),
}

const START_PAGE = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>${site.title}</title><meta http-equiv="refresh" content="0;url=${site.pathPrefix}/"></head><body><p><a href="${site.pathPrefix}/">${site.title}</a></p></body></html>\n`

/** Where a release can go, by the name that `--host` takes. */
export const HOSTS = {
  nginx: { takes: () => true, rootFiles: () => ({}) },
  netlify: withRuleFiles,
  cloudflare: withRuleFiles,
  // No headers and no redirects of one's own: the policy goes into the pages, stubs lead to the clean addresses
  'github-pages': {
    takes: isPlain,
    page: withMetaPolicy,
    rootFiles: (facts) => ({
      ...(site.pathPrefix && { 'index.html': START_PAGE }),
      ...commonRootFiles(facts),
      '.nojekyll': '',
    }),
  },
  storage: { takes: isPlain, rootFiles: commonRootFiles },
} as const satisfies Record<string, Host>

export type HostName = keyof typeof HOSTS
export const HOST_NAMES = Object.keys(HOSTS) as HostName[]
