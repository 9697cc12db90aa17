import { describe, expect, test } from '@jest/globals'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { tempFolder } from '../../tests/support/temp-folder'
import { readSidebar } from './sidebar-file'

const FILE = 'content/docs/five/sidebar.yaml'
const faults = (source: string): string[] =>
  readSidebar(source, FILE).problems.map(({ line, message, remedy }) => `${line} ${message}：${remedy}`)

test('entries come with their lines', () => {
  const source = '# 先看\n- intro\n\n- label: 手册\n  items:\n    - a/b # 甲\n    - { label: 接口, href: /openapi/ }\n'
  expect(readSidebar(source, FILE)).toEqual({
    items: [
      { kind: 'page', id: 'intro', line: 2 },
      {
        kind: 'group',
        label: '手册',
        items: [
          { kind: 'page', id: 'a/b', line: 6 },
          { kind: 'link', label: '接口', href: '/openapi/', line: 7 },
        ],
        line: 4,
      },
    ],
    problems: [],
  })
})

describe('a mistake has its line and the cure', () => {
  test.each<[source: string, line: number, said: string]>([
    ['- intro\n- label: 组\n  item: [a]\n', 3, '没有“item”这个字段'],
    ['- intro\n- label: 组\n', 2, '缺少 items'],
    ['- label: 组\n  items: []\n', 2, 'items：分组里还没有页面'],
    [
      '- label: 一\n  items:\n    - label: 二\n      items:\n        - label: 三\n          items: [a]\n',
      6,
      '没有“items”这个字段',
    ],
    ['- label: 组\n  items: a\n', 2, 'items：无效输入：期望 数组'],
    ['- label: 外\n  href: /%E0%A4%A\n', 2, 'href：不是一个地址'],
    ['- label: 外\n  href: /a/\n  items: [a]\n', 2, '没有“href”这个字段'],
    ['- intro\n- 5\n', 2, '第 2 项：无效输入'],
    ['intro\n', 1, '整份：写成列表，每项以 - 和一个空格开头'],
    ['- intro\n- label: a: b\n', 2, '不是正确的 YAML'],
    ['- &a intro\n- *a\n', 2, '不能用 *'],
  ])('%j', (source, line, said) => {
    const [first = ''] = faults(source)
    expect(first).toMatch(new RegExp(`^${line} 目录文件有错：`))
    expect(first).toContain(said)
    expect(readSidebar(source, FILE).items).toBeUndefined()
  })
})

test('ten thousand aliases of aliases are refused at once', () => {
  const bomb = Array.from({ length: 40 }, (_, n) => `- &a${n + 1} [${`*a${n},`.repeat(9)}*a${n}]`).join('\n')
  expect(faults(`- &a0 x\n${bomb}\n`)[0]).toContain('不能用 *')
})

test('nothing that is written in it is run', () => {
  const mark = join(tempFolder('sidebar'), 'ran')
  for (const source of [
    `- !!js/function "require('fs').writeFileSync('${mark}','')"\n`,
    `- \${require('fs').writeFileSync('${mark}','')}\n`,
    `- __proto__:\n    polluted: 1\n  label: a\n  items: [b]\n`,
  ])
    readSidebar(source, FILE)
  expect(existsSync(mark)).toBe(false)
  expect(({} as { polluted?: 1 }).polluted).toBeUndefined()
})
