import { describe, expect, test } from '@jest/globals'
import { PAGE, page, testMistakes, toldOf } from '../../support/mistakes'

const at = (name: string) => `content/docs/five/${name}`
const SVG = '<svg viewBox="0 0 360 10"><path d="M0 0" fill="none"/></svg>'

describe('front matter', () => {
  const front = (lines: string) => ({ [PAGE]: `---\n${lines}\n---\n\n甲\n` })
  testMistakes([
    [
      'a short name that is longer',
      front('title: 标签\ndescription: 乙。\nsidebar_label: 在全景里添加标签与标注'),
      ':4',
      '比 title 还长',
      '删掉',
    ],
    ['a keyword twice', front('title: 甲\ndescription: 乙。\nkeywords: [a, B, a]'), ':4', '“a”写了两次', '只留一个'],
  ])
})

describe('links', () => {
  testMistakes([
    [
      'the site itself, by http',
      '[甲](http://open-platform.realsee.com/developer/docs/five/intro/)',
      ':6',
      '本站的完整网址',
      '.mdx',
    ],
    ['the page itself', '见[甲](./page.mdx)。', ':6', '通到本页自己', '#'],
    ['the page itself, by its path', '见[甲](/docs/five/page/)。', ':6', '通到本页自己', '#'],
  ])
})

describe('blocks', () => {
  testMistakes([
    ['a footnote in a heading', '## 甲[^1] [#a]\n\n乙\n\n[^1]: 丙', ':6', '标题里的脚注', '移到正文'],
    ['a callout right below an item', '- 甲\n:::note\n乙\n:::', ':7', '提示块', '空一行'],
    ['a table that is indented below a text', '甲\n  | a | b |\n  | --- | --- |\n  | 1 | 2 |', ':7', '表格', '空一行'],
    ['a callout of an emoji', '💡 提示：乙', ':6', '提示块', ':::tip'],
    ['a callout of an emoji in a quote', '> ⚠️ 乙', ':6', '提示块', ':::warning'],
  ])

  test('every filter of nothing is told', async () => {
    const told = await toldOf('<Filter label="甲" />\n\n乙\n\n<Filter label="丙" />')
    expect(told.filter((line) => line.includes('筛不到'))).toHaveLength(2)
  })
})

describe('drawings', () => {
  testMistakes([
    [
      'a declaration of entities',
      {
        [at('img/a.svg')]: `<!DOCTYPE svg [<!ENTITY a "b">]>${SVG}`,
        [PAGE]: page('<Figure file="./img/a.svg" alt="甲的图" />'),
      },
      ':6',
      'DOCTYPE',
      '删掉',
    ],
  ])
})
