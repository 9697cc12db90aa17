import { describe, expect, test } from '@jest/globals'
import { readdirSync, readFileSync } from 'node:fs'
import { checkSamples } from './sample-check'
import { sortProblems } from '../../src/gatsby/diagnostics/report'

const FOLDER = 'tests/fixtures/samples'
const { version: FIVE } = JSON.parse(readFileSync('node_modules/@realsee/five/package.json', 'utf8')) as {
  version: string
}

/** Page → what an author is told about it, `line: message`; pages that are not here must pass. */
const EXPECTED: Record<string, string[]> = {
  'ambient-other.mdx': ['6: TS2339'],
  'broken.mdx': ['5: MDX 语法错误'],
  'diff.mdx': ['9: TS2339 类型“number”上不存在属性“trim”。'],
  'five5.mdx': [
    '11: TS2353 对象字面量只能指定已知属性，并且“workCode”不在类型',
    '14: 示例引用了 @realsee/vreo，却没有写 sdk="five5"',
    '20: 不认识的 sdk="five4"',
  ],
  'from-file.mdx': [
    'sample/from-file.ts:3: TS2561 对象字面量只能指定已知的属性，但“antialais”不在类型“FiveInitArgs”中。是否要写入 antialias?',
  ],
  'javascript.mdx': ['7: TS1005 应为“,”。', '7: TS1005 应为“]”。'],
  'json.mdx': [
    '7: json 无法解析：json 里不能有注释',
    '20: json 无法解析：这里应当是一个值',
    '26: json 无法解析：多余的内容',
  ],
  'nocheck.mdx': ['9: nocheck 没有写原因'],
  'unreachable.mdx': ['10: TS7027'],
  'modules.mdx': ['12: TS2307 找不到模块“./viewr”', '13: TS2307 找不到模块“three-js”', '15: TS2304 找不到名称“shwo”'],
  'text-code.mdx': ['18: TS2339 类型', '18: TS2551 属性“changeMod”', '18: TS2551 属性“chnageMode”'],
  'markup.mdx': ['8: xml 无法解析：标签没有成对：</manifest>', '12: html 无法解析', '16: yaml 无法解析'],
  'node.mdx': ['9: TS2345'],
  'version.mdx': [`3: sdk 里 @realsee/five 写的是 99.4.0，示例用 ${FIVE} 检查`],
  'type-error.mdx': [
    '13: TS2551 属性“loadd”在类型“Five”上不存在。你是否指的是“load”?',
    '22: TS2322',
    '27: TS2339 类型“Five”上不存在属性“jump”',
  ],
  'unpublished.mdx': ['11: TS2345 类型“"viev"”的参数不能赋给'],
  'unused-import.mdx': ['6: TS6133 已声明“Color”'],
  'versions.mdx': ['28: TS2551 属性“toFixed”在类型“"two"”上不存在'],
  'vue.mdx': [
    '13: TS6133 已声明“computed”',
    '17: TS2551 属性“loadd”',
    '21: TS2322 不能将类型“string”',
    '21: TS2339 ',
    '32: TS2339 ',
  ],
  'words.mdx': ['5: 标题 src/a.vue 与代码块的语言 ts 不一致', '9: continue 之前没有 tsx 代码块'],
}

const pages = readdirSync(FOLDER).filter((name) => name.endsWith('.mdx'))
const { problems } = checkSamples(
  process.cwd(),
  pages.map((name) => `${FOLDER}/${name}`),
  false,
)

/** Files that pages take code from: an error in one is told at its own line. */
const SOURCES: Record<string, string> = { 'from-file.mdx': 'sample/from-file.ts' }

describe('check:samples', () => {
  const told = sortProblems(problems).map(({ file, line, message }) => ({
    file: file.slice(FOLDER.length + 1),
    text: `${line}: ${message}`,
  }))

  test.each(pages)('%s', (page) => {
    const own = told.filter(({ file }) => file === page || file === SOURCES[page])
    const lines = own.map(({ file, text }) => (file === page ? text : `${file}:${text}`)).sort()
    const expected = [...(EXPECTED[page] ?? [])].sort()
    expect(lines).toHaveLength(expected.length)
    for (const [index, line] of lines.entries()) expect(line).toContain(expected[index])
  })
})
