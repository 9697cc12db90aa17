import { describe, expect, test } from '@jest/globals'
import sharp from 'sharp'
import { pageTemplate, PAGE_KINDS } from '../../../tools/new-page/page-template'
import { PAGE, page, testMistakes, toldOf } from '../../support/mistakes'

const image = (width: number, kind: 'png' | 'webp' | 'tiff' = 'webp'): Promise<Buffer> =>
  sharp({
    create: {
      width,
      height: width,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    [kind]()
    .toBuffer()
const SVG = '<svg viewBox="0 0 10 10"></svg>'
const at = (name: string) => `content/docs/five/${name}`

describe('files', () => {
  testMistakes([
    ['.md', { [at('note.md')]: page('甲') }, at('note.md'), '不会成为页面', '改名为 note.mdx'],
    ['.MDX', { [at('note.MDX')]: page('甲') }, at('note.MDX'), '不会成为页面', '改名为 note.mdx'],
    ['a symbolic link', { [at('note.mdx')]: { link: 'intro.mdx' } }, at('note.mdx'), '符号链接', '换成文件本身'],
    ['a symbolic link to nothing', { [at('note.mdx')]: { link: 'nope.mdx' } }, at('note.mdx'), '符号链接'],
    ['a folder that is called like a page', { [at('note.mdx/a.ts')]: '' }, at('note.mdx'), '这是文件夹', '去掉'],
    ['a folder of no product', { 'content/docs/cloud/a.ts': '' }, 'content/docs/cloud', '没有“cloud”这个产品', 'five'],
    ['a folder beside the products', { 'content/blog/a.ts': '' }, 'content/blog', '没有“blog”', 'content/docs/'],
    [
      'a page of no product',
      { 'content/docs/cloud/a.mdx': page('甲') },
      'content/docs/cloud/a.mdx:1',
      '不属于任何产品',
      'five',
    ],
    ['something else', { [at('a.docx')]: 'x' }, at('a.docx'), '用不上这种文件', 'WebP'],
    ['a name with a space', { [at('a b.mdx')]: page('甲') }, at('a b.mdx'), '不能这样命名', '英文字母'],
    ['a Chinese name', { [at('中文.mdx')]: page('甲') }, at('中文.mdx'), '不能这样命名', '英文字母'],
    ['a copy', { [at('page copy.mdx')]: page('甲') }, at('page copy.mdx'), '不能这样命名'],
    ['what a Mac leaves', { [at('._page.mdx')]: page('甲') }, at('._page.mdx'), '不能这样命名'],
    ['a picture with a space', { [at('img/a b.svg')]: SVG }, at('img/a b.svg'), '不能这样命名'],
    ['a picture that nobody shows', { [at('img/unused.svg')]: SVG }, at('img/unused.svg'), '没有页面用到', '删掉它'],
    ['nothing in a file', { [PAGE]: '' }, `${PAGE}:1`, '没有前置信息', '---'],
    ['no body', { [PAGE]: page('') }, `${PAGE}:1`, '没有正文', '写上内容'],
  ])
})

describe('front matter', () => {
  const front = (lines: string, body = '甲') => ({ [PAGE]: `---\n${lines}\n---\n\n${body}\n` })
  const OK = 'title: 甲\ndescription: 乙。'
  testMistakes([
    [
      'no such package',
      front(`${OK}\nsdk: { '@realsee/fiv': 6.5.2 }`),
      ':4',
      '不是示例能用的包',
      '是不是 @realsee/five',
    ],
    ['no version', front(`${OK}\nsdk: { '@realsee/five': latest }`), ':4', '版本要写成 6.5.2 这样'],
    ['a key misspelt', front(`${OK}\nkeyword: [a]`), ':4', '没有字段 keyword', '是不是 keywords'],
    ['a key twice', front(`${OK}\ntitle: 乙`), ':4', 'YAML', '只留一个'],
    ['a tab', front(`${OK}\nkeywords:\n\t- a`), ':5', 'YAML', '用空格'],
    ['a colon', front('title: 甲: 乙\ndescription: 丙'), ':2', 'YAML', '引号'],
    [
      'marks of a merge',
      front(`${OK}\n<<<<<<< HEAD\nunlisted: true\n=======\n>>>>>>> x`),
      ':4',
      '合并冲突',
      '留下一份',
    ],
    ['no title', front('description: 甲'), ':1', '缺少 title', 'title: …'],
    [
      'the template’s description',
      front('title: 甲\ndescription: 用一句话写清这一页解决什么'),
      ':3',
      '还是新页面里的那一句',
      'draft: true',
    ],
    [
      'the words of another page',
      { [at('a.mdx')]: page('甲', 'sidebar: false\n'), [PAGE]: page('乙', 'sidebar: false\n') },
      `${PAGE}:2`,
      'title 与 content/docs/five/a.mdx 的相同',
      '改成这一页自己的',
    ],
    ['a section that is not there', front(`${OK}\nexplains: [词#nope]`), ':4', '没有这一节'],
  ])
})

describe('pictures', () => {
  testMistakes([
    ['no alt', { [at('img/a.svg')]: SVG, [PAGE]: page('![](./img/a.svg)') }, ':6', '没有说明文字', '图里有什么'],
    [
      'no alt of a figure',
      { [at('img/a.svg')]: SVG, [PAGE]: page('<Figure file="./img/a.svg" />') },
      ':6',
      '没有说明文字',
      'alt="…"',
    ],
    [
      'zoom of a drawing',
      { [at('img/a.svg')]: SVG, [PAGE]: page('<Figure file="./img/a.svg" alt="甲" zoom />') },
      ':6',
      'zoom 不起作用',
      '去掉 zoom',
    ],
    ['not there', '![甲](./img/a.webp)', ':6', '找不到文件', '核对相对路径'],
    ['elsewhere', '![甲](https://example.com/a.png)', ':6', '别的主机', 'img 文件夹'],
    ['no brackets', '甲 ![乙 丙', ':6', '图片没有生效', '![图里有什么]'],
  ])

  test('a heavy one, one that is called something else, one that browsers do not show', async () => {
    const told = await toldOf({
      [at('img/heavy.png')]: await image(600, 'png'),
      [at('img/wrong.png')]: await image(8),
      [at('img/a.tiff')]: await image(8, 'tiff'),
      [at('img/big.svg')]: SVG.replace('><', `><path d="${'M0 0'.repeat(20_000)}"/><`),
      [PAGE]: page('![甲](./img/heavy.png)\n\n![甲](./img/wrong.png)\n\n![甲](./img/a.tiff)\n\n![甲](./img/big.svg)'),
    })
    const all = told.join('\n')
    expect(all).toMatch(/page\.mdx:6 图片“\.\/img\/heavy\.png”有 \d+ KB，超过 300 KB → .*WebP/)
    expect(all).toMatch(/page\.mdx:8 图片“\.\/img\/wrong\.png”其实是 webp 格式 → 把扩展名改成 \.webp/)
    expect(all).toMatch(/page\.mdx:10 图片“\.\/img\/a\.tiff”的格式 tiff 不能用 → 用 WebP/)
    expect(all).toMatch(/page\.mdx:12 图片“\.\/img\/big\.svg”有 \d+ KB，超过 50 KB → .*WebP/)
  })
})

test.each(PAGE_KINDS)('a new page (%s) cannot be published as it is', async (kind) => {
  const text = pageTemplate({ title: '甲', name: 'A', kind, sdk: {} })
  const told = await toldOf({ [PAGE]: text.replace('draft: true\n', '') })
  expect(told.filter((line) => /一节是空的|代码块是空的|里是空的|没有内容|新页面里/.test(line)).length).toBeGreaterThan(
    2,
  )
  expect(await toldOf({ [PAGE]: text }, true)).toEqual([])
})
