import { describe, expect, test } from '@jest/globals'
import { parse } from 'jsonc-parser'
import { readFileSync } from 'node:fs'
import { components, innerComponents } from '../../src/article/constructs'
import { readFrontMatter } from '../../src/gatsby/front-matter'
import { compileText } from '../support/compile'

interface Snippet {
  scope: string
  prefix: string
  body: string[]
}

const snippets = parse(readFileSync('.vscode/docs.code-snippets', 'utf8')) as Record<string, Snippet>

/** A snippet as it stands after pressing Tab through it. */
const accepted = ({ body }: Snippet): string =>
  body
    .join('\n')
    .replace(/\$\{\d+\|([^,|]+)[^}]*\|\}/g, '$1')
    .replace(/\$\{\d+:((?:\\.|[^}\\])*)\}/g, '$1')
    .replace(/\$\d/g, '')
    .replaceAll('\\}', '}')

/** Files that only exist beside a real page, and what is yet to be written. */
const EXPECTED = ['missing-image', 'missing-sample-file']

/** What some can only stand in or below. */
const around = ({ prefix }: Snippet, text: string): string =>
  prefix === 'step' ? `<Steps>\n\n${text}\n\n</Steps>` : prefix === 'h3' ? `## 甲 [#a]\n\n${text}` : text

describe('editor snippets', () => {
  test.each(Object.entries(snippets).filter(([, { prefix }]) => prefix !== 'front'))(
    '%s: what it writes compiles without a problem',
    async (_name, snippet) => {
      expect(snippet.scope).toBe('mdx')
      const { problems } = await compileText(around(snippet, accepted(snippet)))
      expect(problems.filter(({ rule }) => !EXPECTED.includes(rule))).toEqual([])
    },
  )

  test('the front matter is complete', () => {
    const front = Object.values(snippets).find(({ prefix }) => prefix === 'front')!
    expect(readFrontMatter(accepted(front), 'a.mdx').problems).toEqual([])
  })

  test('there is one for every component authors write', () => {
    const all = Object.values(snippets).map(accepted).join('\n')
    const generated = ['Endpoint', 'Callback', 'EndpointIndex', 'Samples', 'Status', 'Kbd', 'Deprecated']
    const names = [...Object.keys(components), ...Object.keys(innerComponents)].filter(
      (name) => !generated.includes(name),
    )
    const missing = names.filter((name) => !all.includes(`<${name}`))
    expect(missing.map((name) => `.vscode/docs.code-snippets: add a snippet that writes <${name}>`)).toEqual([])
  })

  test('prefixes are unique', () => {
    const prefixes = Object.values(snippets).map(({ prefix }) => prefix)
    expect(new Set(prefixes).size).toBe(prefixes.length)
  })
})
