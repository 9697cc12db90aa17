import { describe, expect, test } from '@jest/globals'
import { PAGE, page, problemsOf, testMistakes, toldOf } from '../../support/mistakes'

/* What is wrong with data that pages are made from, and with files that they use. */

const at = (name: string) => `content/docs/five/${name}`
const SVG = '<svg viewBox="0 0 360 10"><path d="M0 0" fill="none"/></svg>'
const UNSAFE = '<svg viewBox="0 0 9 9" onload="x()"><script>alert(1)</script><path d="M0 0" style="fill:red"/></svg>'

describe('drawings', () => {
  testMistakes([
    [
      'a drawing that runs',
      { [at('img/b.svg')]: UNSAFE, [PAGE]: page('![甲](./img/b.svg)') },
      ':6',
      '里有 <script>',
      '里有属性 onLoad',
      '里有属性 style',
    ],
    [
      'a script beside a drawing',
      { [at('img/c.svg')]: `${SVG}<script>alert(1)</script>`, [PAGE]: page('![甲](./img/c.svg)') },
      ':6',
      '里不是 SVG',
    ],
    [
      'a drawing of the home page that runs',
      { 'content/home/scene.svg': UNSAFE },
      'content/home/scene.svg',
      '里有 <script>',
      '里有属性 onLoad',
    ],
  ])
})

describe('data of the reference and of pitfalls', () => {
  const YAML = at('../../reference/five/a.yaml').replace('docs/five/../../', '')
  testMistakes([
    ['no such page', { [YAML]: 'page: five/intr\nsymbols: {}\n' }, `${YAML}:1`, '没有“five/intr”', 'five/intro'],
    [
      'a page that has moved',
      { [YAML]: 'page: five/old\nsymbols: {}\n', [PAGE]: page('甲', 'redirect_from: [five/old]\n') },
      `${YAML}:1`,
      '没有“five/old”这一页',
      '是不是 five/page？',
    ],
    [
      'a page that has moved, in what was made of it before',
      {
        'content/reference/five.json':
          '{ "symbols": [\n{ "name": "A", "kind": "type", "signature": "type A", "page": "five/reference/a", "text": "甲", "learn":"five/old#b", "members": [] }\n] }',
        [at('reference/a.mdx')]: page('<Reference />', 'sidebar: false\n'),
        [PAGE]: page('甲', 'redirect_from: [five/old]\n'),
      },
      'content/reference/five.json:2',
      '没有对应的页面',
      '最接近的是“/docs/five/page/”',
      'content/reference/five/ 里改，再运行 npm run reference',
    ],
    [
      'no entry of a page',
      { 'content/reference/five.json': '{ "symbols": [] }', [at('reference/a.mdx')]: page('<Reference />') },
      `${at('reference/a.mdx')}:1`,
      '没有属于这一页的条目',
      'page: five/reference/a',
    ],
    ['another encoding', { [YAML]: Buffer.from('page: \xb1\xe0', 'latin1') }, `${YAML}:1`, 'UTF-8', '另存'],
  ])

  test('a section that is not there only warns, as anchors do', async () => {
    const problems = await problemsOf({
      [YAML]: 'page: five/intro\nmodule: a\nsymbols:\n  A:\n    learn: five/intro#instal\n',
    })
    expect(problems).toMatchObject([
      { severity: 'warning', rule: 'broken-anchor', file: YAML, line: 5, remedy: expect.stringContaining('#install') },
    ])
  })
})

describe('generated data that cannot be read', () => {
  const JSON_FILE = 'content/reference/five.json'
  const MERGED = '{\n  "symbols": [\n<<<<<<< HEAD\n  1\n=======\n  2\n>>>>>>> b\n  ]\n}\n'
  testMistakes([
    ['marks of a merge', { [JSON_FILE]: MERGED }, `${JSON_FILE}:3`, '合并冲突', '运行 npm run reference'],
    ['half a file', { [JSON_FILE]: '{\n  "symbols": [\n' }, `${JSON_FILE}:3`, '不是正确的 JSON', 'npm run reference'],
    [
      'a comma too many in the names of samples',
      { 'content/reference/names.json': '{\n  "five/intro": {},\n}\n' },
      'content/reference/names.json:3',
      '不是正确的 JSON',
      '运行 npm run check:samples -- --write',
    ],
  ])

  test('is all that is said: not what its pages lack without it', async () => {
    const files = {
      [JSON_FILE]: MERGED,
      [at('reference/model.mdx')]: page('<Reference />', 'sidebar: false\n'),
      [PAGE]: page('[甲](./reference/model.mdx#Model)'),
      'content/reference/five/a.yaml':
        'page: five/reference/model\nsymbols:\n  A:\n    learn: five/reference/model#A\n',
    }
    expect((await toldOf(files)).map((line) => line.split(' ')[0])).toEqual([`${JSON_FILE}:3`])
  })
})

describe('a file that a page of the preview uses', () => {
  const IMAGE = at('img/new.svg')
  const using = { [PAGE]: page('![甲](./img/new.svg)') }

  test('is missed until it comes, also after it has gone again, and may become a folder', async () => {
    const there = { ...using, [IMAGE]: SVG }
    const told = [using, there, using, there, { ...using, [`${IMAGE}/a.txt`]: '' }]
    const said = []
    for (const files of told) said.push((await toldOf(files, true)).map((line) => /找不到|文件夹/.exec(line)?.[0]))
    expect(said).toEqual([['找不到'], [], ['找不到'], [], ['文件夹']])
  })
})
