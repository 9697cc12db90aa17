import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inlineScript, constructStyles } from '../gatsby/page-assets'
import { TRUSTED_TYPES } from '../site/trusted-types'
import { STUB_SCRIPT } from './stubs'

/** Name of the receiver of reports, in the policy and in the header that says where it is (Reporting API). */
export const REPORT_GROUP = 'csp'

/** What may stand in a page itself, to run or to be applied. */
export interface Inline {
  scripts: string[]
  styles: string[]
  /** Values of `style` attributes. */
  attributes: string[]
}

/** Sources besides the site's own, by directive. */
export type Sources = Partial<Record<'script-src' | 'connect-src', string[]>>

/** `style` attributes of the elements that Gatsby puts around every page: what takes the focus, what is read out. */
const GATSBY_ATTRIBUTES = [
  'outline:none',
  'position:absolute;top:0;width:1px;height:1px;padding:0;overflow:hidden;clip:rect(0, 0, 0, 0);white-space:nowrap;border:0',
]

const hashes = (texts: string[]): string[] =>
  [...new Set(texts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).sort()

/**
 * @returns the Content-Security-Policy that allows the site's own files, the given inline pieces by their hashes, and
 *   the given other sources; nothing else.
 */
export function policyOf({ scripts, styles, attributes }: Inline, others: Sources = {}): string {
  const attribute = attributes.length ? ["'unsafe-hashes'", ...hashes(attributes)] : []
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes(scripts), ...(others['script-src'] ?? [])],
    'style-src': ["'self'", ...hashes(styles), ...attribute],
    'img-src': ["'self'"],
    'connect-src': ["'self'", ...(others['connect-src'] ?? [])],
    'manifest-src': ["'self'"],
    'media-src': ["'self'"],
    // Programs run in a document of their own, with a policy of its own (demo-policy.ts)
    'frame-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
    // A script from elsewhere makes markup of text as its authors see fit
    ...(!others['script-src'] && {
      'require-trusted-types-for': ["'script'"],
      'trusted-types': Object.values(TRUSTED_TYPES),
    }),
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/** @returns the sources that the hosted search needs, from the settings that the browser gets; none without them. */
export function searchSources(settings: string | undefined): Sources {
  if (!settings) return {}
  const { appId, host, analyticsScript } = JSON.parse(settings) as Record<string, string | undefined>
  const service = host ? [new URL(host).origin] : [`https://${appId}-dsn.algolia.net`, `https://${appId}.algolia.net`]
  const retries = host ? [] : [1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`)
  return {
    'connect-src': [...service, ...retries, ...(analyticsScript ? ['https://insights.algolia.io'] : [])],
    ...(analyticsScript && { 'script-src': [new URL(analyticsScript).origin] }),
  }
}

/**
 * @returns the directives that send reports of what was blocked: the old one too, which is all that some browsers know.
 * @throws Error for an address that is none.
 */
export function reportDirectives(address: string | undefined): string {
  if (!address) return ''
  if (!/^https?:\/\/[^\s;,"']+$/.test(address)) throw new Error(`CSP_REPORT_URL 应是一个完整的网址，不是“${address}”`)
  return `; report-uri ${address}; report-to ${REPORT_GROUP}`
}

/** Style sheets that Gatsby writes into pages: that of every page, and those of each kind of page. */
function pageStyleSheets(publicDir: string): string[] {
  const { assetsByChunkName } = JSON.parse(readFileSync(join(publicDir, 'webpack.stats.json'), 'utf8')) as {
    assetsByChunkName: Record<string, string[]>
  }
  return Object.entries(assetsByChunkName)
    .flatMap(([chunk, files]) => (/^(?:app$|component---)/.test(chunk) ? files : []))
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(join(publicDir, file), 'utf8'))
}

/**
 * @param search settings of the hosted search, see `searchSettings`.
 * @returns the policy of the built site's pages. It allows what the build itself has made to stand in pages; what an
 *   author writes cannot add to it. Needs `webpack.stats.json`.
 */
export function securityPolicy(root: string, search: string | undefined): string {
  const inline: Inline = {
    scripts: [inlineScript('head'), inlineScript('tabs'), inlineScript('sidebar'), STUB_SCRIPT],
    styles: [...pageStyleSheets(join(root, 'public')), ...Object.values(constructStyles())],
    attributes: GATSBY_ATTRIBUTES,
  }
  return policyOf(inline, searchSources(search)) + reportDirectives(process.env.CSP_REPORT_URL)
}
