import { describe, expect, test } from '@jest/globals'
import { joinTexts } from './join'
import type { RawMember } from './members'
import type { RawSymbol } from './read-package'
import { readText, type TextsFile } from './texts'
import type { ReferencePackage } from './scope'

const member = (name: string, facts: Partial<RawMember> = {}): RawMember => ({
  name,
  kind: 'property',
  type: 'number',
  places: [],
  ...facts,
})
const symbol = (name: string, members: RawMember[]): RawSymbol => ({
  name,
  module: 'pkg',
  kind: 'class',
  signature: `class ${name}`,
  members,
  places: [],
})
const texts = (yaml: string): TextsFile => {
  const read = readText('a.yaml', yaml)
  if ('problems' in read) throw new Error(read.problems[0]?.message)
  return read
}
const PACKAGE: ReferencePackage = { name: 'pkg', slug: 'pkg', typeSet: 'latest', modules: ['pkg'] }
const join = (raw: RawSymbol[], yaml: string) => joinTexts(PACKAGE, '1.0.0', raw, [texts(yaml)])
const said = ({ problems }: ReturnType<typeof join>) =>
  problems.map(({ line, message, remedy }) => `${line} ${message} → ${remedy}`)

const HEAD = 'page: five/reference/a\nmodule: pkg\nsymbols:\n'

test('a name gets its sentence, and its members theirs', () => {
  const { reference, problems } = join(
    [symbol('Box', [member('size', { optional: true })])],
    `${HEAD}  Box:\n    text: 盒子\n    members:\n      size: { text: 边长, default: '1' }\n`,
  )
  expect(problems).toEqual([])
  expect(reference.symbols).toEqual([
    {
      name: 'Box',
      module: 'pkg',
      kind: 'class',
      signature: 'class Box',
      text: '盒子',
      page: 'five/reference/a',
      members: [{ name: 'size', kind: 'property', type: 'number', optional: true, text: '边长', default: '1' }],
    },
  ])
})

test('a default value is that of the guide’s row; said once more, it is a problem', () => {
  const yaml = (more: string): string =>
    `${HEAD}  Box:\n    text: 盒子\n    members:\n      size: { text: 边长, learn: 'five/a#box-size'${more} }\n`
  const boxes = (more: string) =>
    joinTexts(
      PACKAGE,
      '1.0.0',
      [symbol('Box', [member('size')])],
      [texts(yaml(more))],
      new Map([['five/a#box-size', '2']]),
    )
  expect(boxes('').reference.symbols[0]!.members[0]!.default).toBe('2')
  expect(said(boxes(", default: '1'"))).toEqual([
    '7 Box.size 的默认值在 five/a#box-size 的表里（2） → 这里的 default 去掉，值只写在那张表里',
  ])
})

test('a member without a sentence is a problem at the line of its symbol', () => {
  const result = join([symbol('Box', [member('size')])], `${HEAD}  Box:\n    text: 盒子\n`)
  expect(said(result)).toEqual(['4 Box.size 没有说明 → 在 symbols.Box.members 下写一句'])
})

test('a sentence without a symbol or a member is a problem at its own line, with the name that may be meant', () => {
  const result = join(
    [symbol('Box', [member('width')])],
    `${HEAD}  Box:\n    text: 盒子\n    members:\n      width: 宽度\n      widht: 宽度\n  Bxo:\n    text: 盒子\n`,
  )
  expect(said(result)).toEqual(['8 Box 没有成员 widht → 是不是 width？', '9 pkg 没有导出 Bxo → 是不是 Box？'])
})

test('an exported name without an entry is a problem', () => {
  const raw = [symbol('Box', []), symbol('Ball', [])]
  expect(said(join(raw, `${HEAD}  Box:\n    text: 盒子\n`))).toEqual([
    '3 pkg 导出的 Ball 没有说明 → 在 symbols 下写 Ball',
  ])
})

describe('what several classes inherit', () => {
  const raw = [symbol('Box', [member('five', { base: 'Base' })])]

  test('is said once, below the name of the base class', () => {
    const { reference, problems } = join(raw, `${HEAD}  Box:\n    text: 盒子\nbases:\n  Base:\n    five: 查看器\n`)
    expect(problems).toEqual([])
    expect(reference.symbols[0]?.members[0]?.text).toBe('查看器')
  })

  test('is no place for a sentence that nothing uses', () => {
    const result = join(raw, `${HEAD}  Box:\n    text: 盒子\nbases:\n  Base:\n    five: 查看器\n    six: 六个\n`)
    expect(result.problems).toHaveLength(1)
    expect(said(result)[0]).toMatch(/^\d+ 没有条目用到 Base\.six/)
  })
})

test('an event may have the name of a method, and a sentence of its own', () => {
  const raw = [symbol('Box', [member('open', { kind: 'method' }), member('open', { kind: 'event' })])]
  const { reference, problems } = join(
    raw,
    `${HEAD}  Box:\n    text: 盒子\n    members:\n      open: 打开\n      'event:open': 打开了\n`,
  )
  expect(problems).toEqual([])
  expect(reference.symbols[0]?.members.map(({ text }) => text)).toEqual(['打开', '打开了'])
})

test.each([
  ['a field misspelt', '    txet: 盒子', '没有“txet”这个字段', 'docs/authoring.md'],
  ['a number', '    text: 6', 'text：无效输入：期望 string', '用引号括起来'],
  ['nothing', '    text:', 'text：无效输入：期望 string', '改这一行'],
  ['a number as version', '    { text: 盒子, since: 6 }', 'since：无效输入：期望 string', '用引号括起来'],
  ['a list of members', '    { text: 盒子, members: [a] }', 'members：无效输入', '改这一行'],
  ['a member that is a number', '    { text: 盒子, members: { version: 6 } }', 'version：无效输入', '改这一行'],
  [
    'a member with a wrong default',
    '    { text: 盒子, members: { a: { text: 甲乙, default: 0 } } }',
    'default：无效输入：期望 string',
    '用引号括起来',
  ],
])('a file of another shape says where and what: %s', (_name, line, message, remedy) => {
  expect(readText('a.yaml', `page: p\nmodule: pkg\nsymbols:\n  Box:\n${line}\n`)).toMatchObject({
    problems: [
      {
        file: 'a.yaml',
        line: 5,
        message: expect.stringContaining(message) as unknown,
        remedy: expect.stringContaining(remedy) as unknown,
      },
    ],
  })
})
