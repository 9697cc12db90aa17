import { describe, expect, test } from '@jest/globals'
import { readDeclaration } from './declaration'

/** Reads a `run` block that begins on line 10 of its page. */
const read = (text: string): ReturnType<typeof readDeclaration> => readDeclaration(text, 'page.mdx', 10)
const faults = (text: string): string[] =>
  read(text).problems.map(({ line, message, remedy }) => `${line} ${message} → ${remedy}`)

describe('a declaration', () => {
  test('says what is run, on what data, from which view, and what is seen', () => {
    const { declaration, problems } = read(
      'mode: Floorplan\nview: { longitude: 0.35 }\ncode: |\n  show()\nthen:\n  - text: 客厅\n  - tap: [1, 0, 2]\n',
    )
    expect(problems).toEqual([])
    expect(declaration).toEqual({
      data: 'flat',
      mode: 'Floorplan',
      view: { longitude: 0.35 },
      code: 'show()',
      then: [{ text: '客厅' }, { tap: [1, 0, 2] }],
    })
  })

  test('knows the line its code begins on', () => {
    expect(read('mode: Topview\ncode: |\n  show()\nthen:\n  - text: 客厅').codeLine).toBe(13)
    expect(read('mode: Topview\ncode: show()\nthen:\n  - text: 客厅').codeLine).toBe(12)
  })

  test.each([
    [
      'code: show()',
      [
        '11 run 块 缺少 then → 写运行之后看到什么，至少一条，例如 - text: 布艺沙发；写法见 docs/authoring.md 的“能运行的示例”一节',
      ],
    ],
    ['then: []', ['11 run 块 then：至少写一条读者会看到的 → 改这一行；写法见 docs/authoring.md 的“能运行的示例”一节']],
    [
      'mod: Topview\nthen:\n  - text: 客厅',
      [
        '11 run 块 没有“mod”这个字段 → 是不是“mode”？可用的有：id name data mode view five code script then；写法见 docs/authoring.md 的“能运行的示例”一节',
      ],
    ],
    [
      'mode: Plan\nthen:\n  - text: 客厅',
      [
        '11 run 块 mode：无效选项：期望以下之一 "Panorama"|"Model"|"Floorplan"|"Topview"|"Mapview"|"VRPanorama" → 改这一行；写法见 docs/authoring.md 的“能运行的示例”一节',
      ],
    ],
    [
      'then:\n  - text: 客厅\n  - says: 主卧',
      [expect.stringMatching(/^13 run 块 then 第 2 项：没有“says”这个字段 → /)],
    ],
    [
      'then:\n  - text: 客厅\n    click: 主卧',
      ['12 run 块 then 第 1 项：一条只写一件事 → 改这一行；写法见 docs/authoring.md 的“能运行的示例”一节'],
    ],
    [
      'then:\n  - text: 2.10',
      [
        '12 run 块 then 第 1 项：text：无效输入：期望 string，实际接收 数字 → 用引号括起来；写法见 docs/authoring.md 的“能运行的示例”一节',
      ],
    ],
  ])('that is wrong tells where and what to do: %j', (text, expected) => {
    expect(faults(text)).toEqual(expected)
  })

  test('that is no YAML tells so', () => {
    const [fault] = faults('then:\n  - text: "客厅\n')
    expect(fault).toContain('run 块 不是正确的 YAML')
    expect(fault).toContain('代码写在 code: | 下面')
  })
})
