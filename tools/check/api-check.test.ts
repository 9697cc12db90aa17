import { describe, expect, test } from '@jest/globals'
import { readdirSync } from 'node:fs'
import { checkApiTables } from './api-check'
import { sortProblems } from '../../src/gatsby/diagnostics/report'

const FOLDER = 'tests/fixtures/api-tables'

/** Page → what an author is told about it, `line: message → remedy`; pages that are not here must pass. */
const EXPECTED: Record<string, string[]> = {
  'entries.mdx': [
    '5: @realsee/dnalogel#PanoRulerPluginOptions 还有 1 项没有写：distanceText',
    '10: @realsee/dnalogel#PanoRulerPluginOptions 里没有“distanceTex” → 是不是“distanceText”？',
    '14: omit 里的“nothing”不在',
    '14: “roomInfo”既写在表里，又写在 omit 里',
    '19: “roomInfo”写了两遍',
    '28: @realsee/five#EventTypes 里没有“state.changed” → 是不是“state.change”？',
    '29: 事件“state.change”的参数里没有“states” → 声明里有：state, userAction',
    '37: “needsRender”不是方法',
  ],
  'groups.mdx': ['5: @realsee/dnalogel#PanoRulerPluginParameterType 还有 1 项没有写：options'],
  'symbol.mdx': [
    '5: @realsee/five 没有导出 FiveInitArg → 是不是 FiveInitArgs？',
    '13: 找不到包 @realsee/fiv 的类型',
    '21: of="@realsee/five" 不是“包#类型”的形式',
    '29: of="@realsee/five#FiveInitArgs["nothing"]" 无法取到类型：类型“FiveInitArgs”上不存在属性“nothing”',
  ],
  'types.mdx': [
    '9: “antialias”的类型写成 string，声明是 boolean',
    '10: “videoInstance”的类型写成 HTMLElement，声明是 HTMLVideoElement',
    '11: “plugins”的类型写成 array，声明是 (FivePlugin<void> | FivePluginInit<FivePlugin<any, any>> | FivePluginInit<FivePlugin<void, any>>)[] → 找不到名称“array”。你是否指的是“Array”；照声明写',
    '12: “play”的类型没有写成行内代码',
    '13: “viewport”的类型写成 { left, right }，声明是 Viewport',
    '14: “maxFps”的类型写成 number | {，这不是 TypeScript 类型 → 声明是 number | false',
    '15: “backgroundAlpha”在类型里是可选的',
    '16: “imageOptions”的类型写成 any，声明是 ImageOptions',
    '17: “textureOptions”的类型只写了 … → 写出主要的字段',
    "18: “enableWheel”的默认值写的是文字 'true'，类型不是 → 类型是 boolean：核对默认值",
    '27: “north_rad”在类型里是必填的 → 默认值一栏写“必填”',
    '35: “load”的签名写成 void',
    '36: “setState”的签名写成',
    '44: “maxMemoryUsage”按 required="false" 是可选的',
  ],
  'unpublished.mdx': [
    '11: “getBangsHeight”的签名写成 Reply<string>',
    '12: @realsee/jsbridge-x/lib/typings/JSBridgeProtocol',
  ],
}

describe('check:api', () => {
  const pages = readdirSync(FOLDER)
  const { problems } = checkApiTables(
    process.cwd(),
    pages.map((name) => `${FOLDER}/${name}`),
  )
  const told = sortProblems(problems)

  test.each(pages)('%s', (page) => {
    const lines = told
      .filter(({ file }) => file === `${FOLDER}/${page}`)
      .map(({ line, message, remedy }) => `${line}: ${message} → ${remedy}`)
    const expected = EXPECTED[page] ?? []
    expect(lines).toHaveLength(expected.length)
    for (const [index, line] of lines.entries()) expect(line).toContain(expected[index])
  })
})
