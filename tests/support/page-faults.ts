import { createHash } from 'node:crypto'
import { toString } from 'hast-util-to-string'
import { HtmlValidate, type ConfigData } from 'html-validate'
import { withBase } from '../../src/site/routes'
import { attribute, fileOf, type BuiltPage } from './public-pages'

/** What html-validate checks on a built page. A rule that is off says why. */
const HTML_RULES: ConfigData = {
  extends: ['html-validate:recommended'],
  rules: {
    // Gatsby and hast-util-to-html write HTML5's short forms; they mean the same.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-quotes': 'off',
    'doctype-style': 'off',
    // A raw `>` in text is valid HTML (HTML Standard, 13.1.3), and shorter.
    'no-raw-characters': 'off',
    'no-trailing-whitespace': 'off',
    // Chinese titles are short in characters.
    'long-title': 'off',
    // Heading ids may be Chinese, Gatsby's begin with underscores.
    'valid-id': ['error', { relaxed: true }],
    // Gatsby's focus wrapper and announcer.
    'no-inline-style': 'off',
    // Tables keep their roles where CSS changes `display` on phones.
    'no-redundant-role': 'off',
    'prefer-native-element': 'off',
    // A list may have a name (ARIA 1.2, role list); screen readers say it.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Same-origin files only.
    'require-sri': 'off',
    'tel-non-breaking': 'off',
  },
}
const validator = new HtmlValidate(HTML_RULES)

/** @returns what is not valid HTML in a document. */
export async function htmlFaults({ url, html }: BuiltPage): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${url}:${line}:${column} ${ruleId} ${message}`),
  )
}

/** @returns ids of a document that stand in it twice. */
export function repeatedIds({ elements }: BuiltPage): string[] {
  const ids = elements.flatMap((element) => attribute(element, 'id') ?? [])
  return ids.filter((id, index) => ids.indexOf(id) !== index)
}

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const isData = (type: string | undefined): boolean => /^application\/(?:ld\+)?json$/.test(type ?? '')

/**
 * Reads a document against the policy that stands in it, as a browser would.
 * @returns what it would refuse, hashes to spare, and what a policy of this site must not say.
 */
export function policyFaults({ url, elements }: BuiltPage): string[] {
  const policies = elements.filter((element) => attribute(element, 'httpEquiv') === 'Content-Security-Policy')
  const policy = policies.length === 1 ? (attribute(policies[0]!, 'content') ?? '') : ''
  const allowed = (directive: string): string => new RegExp(`${directive} ([^;]+)`).exec(policy)?.[1] ?? ''
  const [scripts, styles] = [allowed('script-src').split(' '), allowed('style-src').split(' ')]
  const hashes = new Set<string>()
  const refused = elements.flatMap((element) => {
    const isOwn = (name: string): boolean => attribute(element, name)?.startsWith(withBase('/')) ?? false
    const isInline = element.tagName === 'style' || element.tagName === 'script'
    const digest = isInline ? hash(toString(element)) : ''
    const style = attribute(element, 'style')
    if (isInline) hashes.add(digest)
    const isScript = element.tagName === 'script' && !isData(attribute(element, 'type')) && !isOwn('src')
    const isSheet = element.tagName === 'link' && attribute(element, 'rel') === 'stylesheet'
    const isRefused =
      (element.tagName === 'style' && !styles.includes(digest)) ||
      (isScript && !scripts.includes(digest)) ||
      (isSheet && !isOwn('href')) ||
      (style !== undefined && !styles.includes(hash(style))) ||
      Object.keys(element.properties).some((name) => /^on[A-Z]/.test(name))
    return isRefused ? [`<${element.tagName} …> ${toString(element).slice(0, 60)}`] : []
  })
  const spare = [...policy.matchAll(/'sha256-\S+'/g)].map(([one]) => one).filter((one) => !hashes.has(one))
  const isStrict = policy.startsWith("default-src 'none'; ") && !/unsafe-|\*|data:|https?:/.test(policy)
  return [...refused, ...spare, ...(isStrict ? [] : [`policy: ${policy}`])].map((fault) => `${url} ${fault}`)
}

/** @returns what is wrong in the printable document of an area that has so many articles. */
export function printFaults(document: BuiltPage, articles: number): string[] {
  const ids = new Set(document.elements.flatMap((element) => attribute(element, 'id') ?? []))
  const faults = document.elements.flatMap((element) => {
    const href = attribute(element, 'href') ?? attribute(element, 'src') ?? ''
    const isThere = href.startsWith('#')
      ? ids.has(decodeURIComponent(href.slice(1)))
      : !href.startsWith('/') || fileOf(href.replace(/[?#].*$/, '')) !== undefined
    const named = ['ariaLabelledBy', 'ariaDescribedBy', 'ariaControls'].flatMap(
      (name) => attribute(element, name)?.split(' ') ?? [],
    )
    const isAlive = ['script', 'button', 'iframe'].includes(element.tagName)
    return [...(isThere ? [] : [href]), ...named.filter((id) => !ids.has(id)), ...(isAlive ? [element.tagName] : [])]
  })
  const found = document.elements.filter(({ tagName }) => tagName === 'article').length
  return [...faults, ...repeatedIds(document), ...(found === articles ? [] : [`${found} of ${articles} articles`])]
}
