import { describe, expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { readDoc } from '../../src/gatsby/doc'
import { components, innerComponents } from '../../src/article/constructs'
import { compile } from '../../src/article/compile'
import { article } from '../../src/site/strings/interface'

/** The page of all components with their source (docs/authoring.md): a draft, which only the preview shows. */
const FILE = 'content/docs/faq/components.mdx'
const GUIDE = 'docs/authoring.md'
const source = readFileSync(FILE, 'utf8')
const sections = source.split(/^## /m).slice(1)

/** Written by generators (the open API page), not by authors. */
const GENERATED = ['Endpoint', 'Callback', 'EndpointIndex', 'Samples', 'Status']

describe('the page of all components', () => {
  test.each(sections.map((section) => [section.split('\n')[0] ?? '', section] as const))(
    '%s: what is shown is what the source beside it says',
    (_title, section) => {
      const [, shown = '', result = ''] = /^`{5}text title="源码"\n([^]*?)\n`{5}\n([^]*)$/m.exec(section) ?? []
      expect(shown.length).toBeGreaterThan(5)
      expect(result.trim()).toBe(shown.trim())
    },
  )

  test('shows every component, every callout, and what a fence can say', () => {
    const body = sections.join('')
    const names = [...Object.keys(components), ...Object.keys(innerComponents)].filter(
      (name) => !GENERATED.includes(name),
    )
    const unshown = [
      ...names.map((name) => `<${name}`),
      ...Object.keys(article.admonitions).map((kind) => `:::${kind}`),
    ]
      .filter((written) => !body.includes(written))
      .map((written) => `${FILE}: add a section with its source and ${written}`)
    expect(unshown).toEqual([])
    for (const word of [
      'title="',
      '{3,5-7}',
      ' diff',
      ' wrap',
      'file="',
      'lines="',
      'nocheck="',
      'zoom',
      'of="',
      'group="',
    ])
      expect(body).toContain(word)
  })

  test('what it shows is in the author’s guide as well', () => {
    const guide = readFileSync(GUIDE, 'utf8')
    const names = [...Object.keys(components), ...Object.keys(innerComponents)]
    const missing = names.filter((name) => !GENERATED.includes(name) && !guide.includes(`<${name}`))
    expect(missing.map((name) => `${GUIDE}: add a row for <${name}> to the table of components`)).toEqual([])
  })

  test('is a draft that no reader meets, and compiles without a problem', async () => {
    const { doc, problems } = readDoc(FILE, source)
    expect(problems).toEqual([])
    expect(doc?.status).toBe('draft')
    const body = await compile({ file: FILE, root: process.cwd(), source: doc!.body })
    expect(body.problems).toEqual([])
  })
})
