import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inlineScript } from '../page-assets'
import { STUB_SCRIPT } from './stubs'

/** What stands in a page itself and would run or be applied. */
interface Inline {
  scripts: Set<string>
  styles: Set<string>
  /** Values of `style` attributes. */
  attributes: Set<string>
}

/** Name of the receiver of reports, in the policy and in the header that says where it is (Reporting API). */
export const REPORT_GROUP = 'csp'

/** Sources besides the site's own, by directive. */
export type Sources = Partial<Record<'script-src' | 'connect-src', string[]>>

/** A tag up to its last attribute; sticky. */
const TAG = /<[a-z][\w-]*(?:\s+[^\s=>"']+(?:="[^"]*")?)*/iy
/** What looks like an attribute that runs or is applied. */
const CANDIDATE = /\s(?:style|on[a-z]+)="([^"]*)"/gi
const INERT = /<template id="gatsby-scripts">[^]*?<\/template>/g
const DATA = /\stype="application\/(?:ld\+)?json"/
const ENTITIES: Record<string, string> = { amp: '&', quot: '"', lt: '<', gt: '>', '#x27': "'", '#39': "'", apos: "'" }

const unescape = (text: string): string =>
  text.replace(/&(amp|quot|lt|gt|#x27|#39|apos);/g, (_, name: string) => ENTITIES[name]!)

const startOf = (html: string, index: number): number => html.lastIndexOf('<', index)
const tagAt = (html: string, index: number): string => html.slice(startOf(html, index), html.indexOf('>', index) + 1)

/** Whether a place is inside of a tag. Few places are asked, which costs less than reading every tag of every page. */
function isInTag(html: string, index: number): boolean {
  const start = startOf(html, index)
  if (html.lastIndexOf('>', index) < start) return true
  // Values of attributes may hold `>`
  TAG.lastIndex = start
  return TAG.test(html) && TAG.lastIndex > index
}

/**
 * Collects what a page holds of scripts, style sheets and style attributes. Data blocks and what lies in the scripts'
 * template do not run and are left out.
 * @throws Error when the page has an event handler in an attribute: no hash allows one.
 */
export function inlineOf(html: string): Inline {
  const live = html.replace(INERT, '')
  const texts = (tag: 'script' | 'style'): Set<string> =>
    new Set(
      [...live.matchAll(new RegExp(`<${tag}((?:\\s[^>]*)?)>([^]*?)</${tag}>`, 'g'))]
        .filter(([, attributes = '', text]) => text && !DATA.test(attributes) && !/\ssrc=/.test(attributes))
        .map(([, , text]) => text!),
    )
  const markup = live.replace(/<(script|style)\b[^]*?<\/\1>/g, '')
  const attributes = new Set<string>()
  for (const { 0: attribute, 1: value = '', index } of markup.matchAll(CANDIDATE)) {
    if (!isInTag(markup, index)) continue
    if (!/^\sstyle=/i.test(attribute)) throw new Error(`页面里有内联事件处理：${tagAt(markup, index)}`)
    attributes.add(unescape(value))
  }
  return { scripts: texts('script'), styles: texts('style'), attributes }
}

const decode = (texts: Set<string>): Set<string> =>
  new Set([...texts].map((text) => Buffer.from(text, 'latin1').toString('utf8')))

const hashes = (texts: Iterable<string>): string[] =>
  [...texts].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).sort()

/**
 * @returns the Content-Security-Policy that allows the site's own files, the given inline pieces by their hashes, and
 *   the given other sources; nothing else.
 */
export function policyOf({ scripts, styles, attributes }: Inline, others: Sources = {}): string {
  const attribute = attributes.size ? ["'unsafe-hashes'", ...hashes(attributes)] : []
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes(scripts), ...(others['script-src'] ?? [])],
    'style-src': ["'self'", ...hashes(styles), ...attribute],
    'img-src': ["'self'"],
    'connect-src': ["'self'", ...(others['connect-src'] ?? [])],
    'manifest-src': ["'self'"],
    'media-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
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

/**
 * Computes the policy from the built pages.
 * @param paths routes of all pages, without prefix.
 * @param search settings of the hosted search, see `searchSettings`.
 * @throws Error naming the page when it has a script of its own: a page's text cannot add to what may run.
 */
export function securityPolicy(root: string, paths: string[], search: string | undefined): string {
  const known = new Set([inlineScript('early'), inlineScript('tabs'), inlineScript('loader'), STUB_SCRIPT])
  const all: Inline = { scripts: new Set([STUB_SCRIPT]), styles: new Set(), attributes: new Set() }
  for (const path of paths) {
    const file = join(root, 'public', path.endsWith('.html') ? path : `${path}index.html`)
    // One byte is one character: pages are searched twice as fast, and only the few finds are decoded
    const finds = inlineOf(readFileSync(file, 'latin1'))
    const scripts = decode(finds.scripts)
    const stranger = [...scripts].find((text) => !known.has(text))
    if (stranger !== undefined)
      throw new Error(
        `${path} 里有内容安全策略不认识的内联脚本：${stranger.slice(0, 60)}…（src/build/outputs/security-policy.ts）`,
      )
    scripts.forEach((text) => all.scripts.add(text))
    decode(finds.styles).forEach((text) => all.styles.add(text))
    decode(finds.attributes).forEach((text) => all.attributes.add(text))
  }
  return policyOf(all, searchSources(search)) + reportDirectives(process.env.CSP_REPORT_URL)
}
