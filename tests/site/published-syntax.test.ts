import { beforeAll, describe, expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { ESLint, type Linter } from 'eslint'
import esx from 'eslint-plugin-es-x'
import stylelint from 'stylelint'
import { publishedCode, type PublishedFile } from '../support/published-code'

const known = JSON.parse(readFileSync('src/site/browser-features.json', 'utf8')) as { feature: string; lost: string }[]
let files: PublishedFile[]
beforeAll(() => {
  files = publishedCode()
  expect(files.length).toBeGreaterThan(100)
})

/** Style sheets, those in documents too, each once. */
const styles = (): string[] => [
  ...new Set(
    files.flatMap(({ name, text }) =>
      name.endsWith('.css') ? [text] : [...text.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, css]) => css ?? ''),
    ),
  ),
]

describe('published styles', () => {
  // WebKit without the fixes of December 2025 and April 2026 (WebKit/WebKit#55455, #62994) ends the process of the page
  // when it lays out some paragraphs so; which, depends on where lines break. `balance` is laid out by other code.
  test('ask nowhere for text-wrap: pretty, which crashes WebKit', () => {
    const asking = files.filter(({ text }) => /text-wrap(?:-style)?["']?\s*:\s*["']?[\w ]*\bpretty\b/.test(text))
    expect(asking.map(({ name }) => name)).toEqual([])
  })

  // What a browser lacks is in src/site/browser-features.json with what its readers lose, or stands in `@supports`
  test('use nothing that the oldest supported browsers lack, but for what is listed', async () => {
    const { results } = await stylelint.lint({
      code: styles().join('\n'),
      config: {
        plugins: ['stylelint-plugin-use-baseline'],
        rules: { 'plugin/use-baseline': [true, { available: 2022 }] },
      },
    })
    const used = results[0]!.warnings.map(({ text }) => {
      const [, kind = text, name] = /^(Property|Selector|Unit|At-rule|Function) "@?([^"]+)"/.exec(text) ?? []
      const [, ofValue] = /^Value "[^"]+" of property "([^"]+)"/.exec(text) ?? []
      return ofValue ? `property ${ofValue}` : `${kind.toLowerCase()} ${name}`
    })
    // Autoprefixer writes names of single browsers beside the common one
    const common = used.filter((feature) => !feature.includes(' -'))
    expect([...new Set(common)].sort()).toEqual(known.map(({ feature }) => feature).sort())
  })
})

describe('published scripts', () => {
  test('have no syntax and no built-in object that is newer than ES2022', async () => {
    const newer = esx.configs['flat/restrict-to-es2022'] as Linter.Config
    // Methods of iterators have the names of those of arrays
    const unclear = Object.keys(newer.rules ?? {}).filter((rule) => rule.startsWith('es-x/no-iterator-prototype-'))
    const eslint = new ESLint({
      overrideConfigFile: true,
      allowInlineConfig: false,
      overrideConfig: {
        ...newer,
        rules: { ...newer.rules, ...Object.fromEntries(unclear.map((rule) => [rule, 'off'])) },
        settings: { 'es-x': { aggressive: true } },
        languageOptions: { sourceType: 'script', ecmaVersion: 'latest' },
      },
    })
    const inline = files.flatMap(({ text }) =>
      [...text.matchAll(/<script>([^]*?)<\/script>/g)].map(([, script]) => script ?? ''),
    )
    const scripts = [...files.filter(({ name }) => name.endsWith('.js')).map(({ text }) => text), ...new Set(inline)]
    expect(scripts.length).toBeGreaterThan(5)
    const problems: string[] = []
    for (const script of scripts) {
      const [result] = await eslint.lintText(script)
      problems.push(...result!.messages.map(({ message, column }) => `${column}: ${message}`))
    }
    expect(problems).toEqual([])
  })
})
