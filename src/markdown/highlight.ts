import { createHighlighterCore, type HighlighterCore, type LanguageInput, type ThemeRegistration } from 'shiki/core'
import { createOnigurumaEngine } from 'shiki/engine/oniguruma'

/**
 * Token classes: one letter each, coloured by the `--code-*` tokens of the style sheet, so one pass serves both
 * colour modes. The "colours" of the theme below are only numbers that carry the class through the highlighter.
 */
const ROLES: { className: string; scopes: string[] }[] = [
  { className: 'c', scopes: ['comment', 'punctuation.definition.comment'] },
  {
    className: 'k',
    scopes: [
      'keyword',
      'storage',
      'entity.name.tag',
      'variable.language',
      'keyword.operator.new',
      'keyword.operator.expression',
      'markup.deleted',
    ],
  },
  {
    className: 's',
    scopes: [
      'string',
      'punctuation.definition.string',
      'constant.other.symbol',
      'markup.inserted',
      'markup.inline.raw',
    ],
  },
  {
    className: 'n',
    scopes: [
      'constant.numeric',
      'constant.language',
      'constant.character',
      'keyword.other.unit',
      'variable.other.constant',
    ],
  },
  {
    className: 'f',
    scopes: ['entity.name.function', 'support.function', 'entity.name.command', 'meta.function-call.objc'],
  },
  {
    className: 't',
    scopes: [
      'entity.name.type',
      'entity.name.class',
      'support.class',
      'support.type',
      'entity.other.inherited-class',
      'storage.type.java',
      'storage.type.generic',
    ],
  },
  {
    className: 'a',
    scopes: [
      'entity.other.attribute-name',
      'meta.object-literal.key',
      'support.type.property-name',
      'variable.other.property',
      'variable.parameter',
      'support.variable.property',
    ],
  },
  { className: 'p', scopes: ['punctuation', 'keyword.operator', 'meta.brace', 'storage.type.function.arrow'] },
]

const color = (index: number): string => `#0000${(index + 16).toString(16)}`
const PLAIN = '#000001'
const CLASS_OF = new Map(ROLES.map((role, index) => [color(index), role.className]))

const theme: ThemeRegistration = {
  name: 'roles',
  type: 'light',
  colors: { 'editor.foreground': PLAIN, 'editor.background': '#ffffff' },
  tokenColors: [
    ...ROLES.map((role, index) => ({ scope: role.scopes, settings: { foreground: color(index) } })),
    {
      scope: ['punctuation.definition.string', 'punctuation.support.type.property-name'],
      settings: { foreground: color(2) },
    },
    {
      scope: ['string.unquoted.argument', 'string.unquoted.block', 'source.css support.constant'],
      settings: { foreground: PLAIN },
    },
  ],
}

/** Grammars by fence language. ts, js and jsx share the tsx grammar: loading each costs ~0.3 s, and only colours differ. */
const tsx = (): Promise<unknown> => import('@shikijs/langs/tsx')
const GRAMMARS: Record<string, { name: string; load: () => Promise<unknown> }> = {
  ts: { name: 'tsx', load: tsx },
  tsx: { name: 'tsx', load: tsx },
  js: { name: 'tsx', load: tsx },
  jsx: { name: 'tsx', load: tsx },
  vue: { name: 'vue', load: () => import('@shikijs/langs/vue') },
  html: { name: 'html', load: () => import('@shikijs/langs/html') },
  wxml: { name: 'html', load: () => import('@shikijs/langs/html') },
  css: { name: 'css', load: () => import('@shikijs/langs/css') },
  wxss: { name: 'css', load: () => import('@shikijs/langs/css') },
  json: { name: 'json', load: () => import('@shikijs/langs/json') },
  jsonc: { name: 'jsonc', load: () => import('@shikijs/langs/jsonc') },
  bash: { name: 'bash', load: () => import('@shikijs/langs/bash') },
  http: { name: 'http', load: () => import('@shikijs/langs/http') },
  java: { name: 'java', load: () => import('@shikijs/langs/java') },
  kotlin: { name: 'kotlin', load: () => import('@shikijs/langs/kotlin') },
  swift: { name: 'swift', load: () => import('@shikijs/langs/swift') },
  'objective-c': { name: 'objective-c', load: () => import('@shikijs/langs/objective-c') },
  xml: { name: 'xml', load: () => import('@shikijs/langs/xml') },
  go: { name: 'go', load: () => import('@shikijs/langs/go') },
  groovy: { name: 'groovy', load: () => import('@shikijs/langs/groovy') },
  properties: { name: 'properties', load: () => import('@shikijs/langs/properties') },
  nginx: { name: 'nginx', load: () => import('@shikijs/langs/nginx') },
  yaml: { name: 'yaml', load: () => import('@shikijs/langs/yaml') },
  docker: { name: 'docker', load: () => import('@shikijs/langs/docker') },
  mdx: { name: 'mdx', load: () => import('@shikijs/langs/mdx') },
}

/** Languages without a grammar of their own. */
const PLAIN_LANGUAGES = ['text', 'diff']

/** Languages an author may write after the fence. */
export const LANGUAGES: readonly string[] = [...Object.keys(GRAMMARS), ...PLAIN_LANGUAGES]

let core: Promise<HighlighterCore> | undefined
const highlighter = (): Promise<HighlighterCore> =>
  (core ??= createHighlighterCore({ themes: [theme], langs: [], engine: createOnigurumaEngine(import('shiki/wasm')) }))

/** Escapes text for HTML content. */
export const escapeHtml = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

/**
 * Colours code at build time.
 * @param code source text without a final newline.
 * @param language one of {@link LANGUAGES}; others are shown plain.
 * @returns the HTML of each line: text and `<i class="k">` spans, neighbours of one class merged.
 */
export async function highlightLines(code: string, language: string): Promise<string[]> {
  const grammar = GRAMMARS[language]
  if (!grammar) return code.split('\n').map(escapeHtml)
  const shiki = await highlighter()
  if (!shiki.getLoadedLanguages().includes(grammar.name))
    await shiki.loadLanguage((await grammar.load()) as LanguageInput)
  // Without a time limit per line: on a busy machine it would leave lines uncoloured, differently at each build.
  const lines = shiki.codeToTokensBase(code, { lang: grammar.name, theme: 'roles', tokenizeTimeLimit: 0 })
  return lines.map((tokens) => lineHtml(tokens))
}

function lineHtml(tokens: { content: string; color?: string }[]): string {
  let html = ''
  let current = ''
  let pending = ''
  const flush = (): void => {
    if (pending)
      html += current && pending.trim() ? `<i class="${current}">${escapeHtml(pending)}</i>` : escapeHtml(pending)
    pending = ''
  }
  for (const token of tokens) {
    const className = CLASS_OF.get(token.color?.toLowerCase() ?? '') ?? ''
    if (className !== current && token.content.trim()) {
      flush()
      current = className
    }
    pending += token.content
  }
  flush()
  return html
}
