import { describe, expect, test } from '@jest/globals'
import { compile } from '../compile'
import type { PageNames } from './name-links'

const NAMES: PageNames = {
  'const five = new Five()': [[17, 4, 'five/reference/Five#Five']],
  'five.load(a < b, load)': [[5, 4, 'five/reference/Five#Five-load']],
  "if (a < b) five.on('error', f)": [
    [16, 2, 'five/reference/Five#Five-on'],
    [19, 7, 'five/reference/events#EventTypes-error'],
  ],
}
const LOAD = '<a href="/developer/docs/five/reference/Five/#Five-load">load</a>'

async function html(source: string): Promise<{ page: string }> {
  const input = { file: 'content/docs/five/a.mdx', root: process.cwd(), source, names: NAMES }
  const { lead, body } = await compile(input)
  return { page: lead + body }
}

const linked = (page: string): string[] =>
  [...page.matchAll(/<a href="\/developer\/docs\/([^"]+)">([^]*?)<\/a>/g)].map(
    ([, href, text]) => `${text!.replace(/<[^>]+>/g, '')} → ${href}`,
  )

describe('a name in code', () => {
  test('leads to its entry', async () => {
    const { page } = await html('```ts\nconst five = new Five()\n  five.load(a < b, load)\n```')
    expect(linked(page)).toEqual(['Five → five/reference/Five/#Five', 'load → five/reference/Five/#Five-load'])
    expect(page).toContain(LOAD)
  })

  test('is found behind characters that are escaped, and quotes belong to the name of an event', async () => {
    const { page } = await html("```ts\nif (a < b) five.on('error', f)\n```")
    expect(linked(page)).toEqual([
      'on → five/reference/Five/#Five-on',
      "'error' → five/reference/events/#EventTypes-error",
    ])
  })

  test('is no second stop for the Tab key in the same block', async () => {
    const line = 'five.load(a < b, load)'
    expect(linked((await html(`\`\`\`ts\n${line}\n${line}\n\`\`\``)).page)).toHaveLength(1)
    expect(linked((await html(`\`\`\`ts\n${line}\n\`\`\`\n\n\`\`\`ts\n${line}\n\`\`\``)).page)).toHaveLength(2)
  })

  test('is found in marked lines', async () => {
    const { page } = await html('```ts {2}\nconst five = new Five()\nfive.load(a < b, load)\n```')
    expect(linked(page)).toHaveLength(2)
  })

  test('is found in the type of a parameter table, and not in the other cells', async () => {
    const cell = '`five.load(a < b, load)`'
    const table = `| 名称 | 类型 | 说明 |\n| --- | --- | --- |\n| \`a\` | ${cell} | ${cell} |`
    const { page } = await html(`<ApiTable kind="methods" id="m">\n\n${table}\n\n</ApiTable>`)
    expect(linked(page)).toEqual(['load → five/reference/Five/#Five-load'])
    expect(page).toContain(`<code translate="no">five.${LOAD}(a &lt; b, load)</code>`)
  })

  test('leads nowhere in other languages', async () => {
    expect(linked((await html('```text\nconst five = new Five()\n```')).page)).toEqual([])
  })
})
