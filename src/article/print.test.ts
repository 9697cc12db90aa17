import { expect, test } from '@jest/globals'
import { compile } from './compile'
import { compileText } from '../../tests/support/compile'

/** The article on paper, addresses of the site in brackets. The page is `five/page`: its section is called `page`. */
const printed = async (source: string): Promise<string> =>
  (await compileText(source)).print.map((piece) => (typeof piece === 'string' ? piece : `[${piece.address}]`)).join('')

test('headings are one level lower and have ids of the section; links to them follow', async () => {
  expect(await printed('见[一](#a)。\n\n## 一 [#a]\n')).toBe(
    '<p class="lead">见<a href="#page--a">一</a>。</p>\n<h3 id="page--a">一</h3>',
  )
})

test('a link to another page waits until it is known which pages stand in the document', async () => {
  const { print } = await compileText('见[配置](./config.mdx#x)和[外面](https://a.example/#x)。')
  expect(print).toEqual([
    '<p class="lead">见<a href="',
    { address: '/developer/docs/five/config/#x' },
    '">配置</a>和<a href="https://a.example/#x" rel="noopener">外面</a>。</p>',
  ])
})

test('tabs are panels below their labels, without the bar', async () => {
  expect(await printed('<Tabs group="pm">\n<Tab label="npm">\n\n甲\n\n</Tab>\n</Tabs>')).toBe(
    '<div class="tabs" data-group="pm"><div class="tab-panel on" id="page--panel-1-0" data-label="npm"><p class="panel-label">npm</p>\n<p>甲</p>\n</div></div>',
  )
})

test('details are open, buttons and icons are gone', async () => {
  expect(await printed('<Details summary="更多">\n\n里面\n\n</Details>')).toBe(
    '<details open class="more"><summary>更多</summary>\n<p>里面</p>\n</details>',
  )
  expect(await printed('```ts title="a.ts"\nf("<b>")\n```')).not.toMatch(/<button|<svg/)
})

test('an article that is no part of a document keeps its headings and ids', async () => {
  const { print } = await compile({ file: 'CHANGELOG.md', root: process.cwd(), source: '### 新增 [#new]\n' })
  expect(print).toEqual(['<h3 id="new">新增</h3>'])
})
