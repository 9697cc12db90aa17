import { describe, expect, test } from '@jest/globals'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileText } from '../../tests/support/compile'
import { compile } from './compile'

/** Each `.mdx` beside its `.html`: a reader of the change sees HTML, not escaped strings. `UPDATE_SNAPSHOTS=1` rewrites. */
const FOLDER = join(process.cwd(), 'tests/fixtures/markdown')

describe('what authors can write', () => {
  test.each(readdirSync(FOLDER).filter((name) => name.endsWith('.mdx')))('%s', async (name) => {
    const body = await compileText(readFileSync(join(FOLDER, name), 'utf8'))
    expect(body.problems).toEqual([])
    const file = join(FOLDER, name.replace('.mdx', '.html'))
    if (process.env.UPDATE_SNAPSHOTS) writeFileSync(file, `${body.html}\n`)
    expect(`${body.html}\n`).toBe(readFileSync(file, 'utf8'))
  })
})

describe('headings', () => {
  test('what a reader mode would drop for its id is marked as content, and nothing else', async () => {
    const { html } = await compileText('## 相关 [#related]\n\n### 响应头 [#response-headers]\n\n## 安装 [#install]\n')
    expect(
      [...html.matchAll(/<h\d id="([\w-]+)"( class="content")?>/g)].map(([, id, mark]) => [id, Boolean(mark)]),
    ).toEqual([
      ['related', true],
      ['response-headers', true],
      ['install', false],
    ])
  })

  test('a Chinese heading keeps its characters in its id; a repeated one gets a number', async () => {
    const { headings } = await compileText('## 安装 Five\n\n## 安装 Five\n\n### 选项 [#options]\n')
    expect(headings.map(({ id }) => id)).toEqual(['安装-five', '安装-five-1', 'options'])
  })

  test('a comment in one is for authors alone', async () => {
    const { headings, html } = await compileText('## 安装 {/* 待定 */}\n\n### **选{/* 待定 */}项** [#options]\n')
    expect(headings.map(({ id, text }) => [id, text])).toEqual([
      ['安装', '安装'],
      ['options', '选项'],
    ])
    expect(html).not.toContain('待定')
  })

  test('a slug never takes the id of an explicit heading before it', async () => {
    const { headings } = await compileText('## 一 [#two]\n\n## two\n')
    expect(new Set(headings.map(({ id }) => id)).size).toBe(2)
  })
})

describe('links', () => {
  test('a relative .mdx path becomes the clean address with the prefix', async () => {
    const { html } = await compileText(
      '[a](./handbook/vue/tagging.mdx#add-tag) [b](../dnalogel/PanoTagPlugin.mdx) [c](/openapi/#auth)',
    )
    expect(html).toContain('href="/developer/docs/five/handbook/vue/tagging/#add-tag"')
    expect(html).toContain('href="/developer/docs/dnalogel/PanoTagPlugin/"')
    expect(html).toContain('href="/developer/openapi/#auth"')
  })

  test('one in a heading stays a link of its own', async () => {
    const { html, markdown } = await compileText('## 见[乙](https://example.com/)\n')
    expect(html).toContain('<span>见<a href="https://example.com/"')
    expect(markdown).toContain('## 见[乙](https://example.com/) {#见乙}')
  })
})

describe('hostile text', () => {
  test('markup in code and text is escaped', async () => {
    const { html } = await compileText(
      '`<img src=x onerror=alert(1)>` 和 \\<script>\n\n```html\n<script>alert(1)</script>\n```\n',
    )
    expect(html).not.toMatch(/<script|<img/)
  })
})

test('a tag that every object has a word for takes the place of no part', async () => {
  const { problems } = await compile({ file: 'content/a.mdx', root: '/', source: '<constructor />', parts: { A: [] } })
  expect(problems).toMatchObject([{ rule: 'html-element' }])
})

describe('what a page shows', () => {
  test('its constructs and icons are named: styles and sprite come from it', async () => {
    const { uses, icons } = await compileText(
      ':::tip\n\n见[一](#a)。\n\n:::\n\n```ts {1}\na\n```\n\n<Tabs>\n<Tab label="npm">\n\n甲\n\n</Tab>\n</Tabs>\n\n## 一 [#a]\n',
    )
    expect(uses).toEqual(['callout', 'code', 'code-lines', 'heading', 'link', 'prose', 'tabs'])
    expect(icons).toEqual(['copy', 'lightbulb'])
  })

  test('the lead is the first paragraph; an article that begins with something else has none', async () => {
    expect(await compileText('导语。\n\n正文。')).toMatchObject({
      lead: '<p class="lead">导语。</p>',
      body: '\n<p>正文。</p>',
    })
    expect(await compileText('## 一 [#a]\n\n正文。')).toMatchObject({ lead: '' })
  })
})
