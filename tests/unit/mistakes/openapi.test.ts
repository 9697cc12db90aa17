import { describe, expect, test } from '@jest/globals'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadTs } from '../../../src/gatsby/load-ts'
import { descriptionProblems } from '../../../src/gatsby/openapi-problems'
import { parseReference } from '../../../src/openapi/parse-reference'
import { BARE_REFERENCE } from '../../support/bare-reference'
import { tempFolder } from '../../support/temp-folder'

/** A description of two endpoints and a callback, as authors write it: what is wrong is put in by its text. */
const SOUND = `export const reference = {
${JSON.stringify(BARE_REFERENCE, null, 2).slice(2, -2)},
  groups: [
    {
      id: 'core',
      title: '核心',
      intro: ['简介'],
      endpoints: [
        {
          id: 'list',
          method: 'GET',
          path: '/open/list',
          title: '空间列表',
          summary: '返回空间。',
          source: '2026',
          parameters: [
            { name: 'page', in: 'query', type: 'integer', required: true, description: '页码', example: 1 },
            {
              name: 'kind',
              in: 'query',
              type: 'string',
              description: '种类',
              values: [['a', '甲'], ['b', '乙']],
              example: 'a',
            },
          ],
          response: {
            type: 'object',
            schema: 'Page',
            fields: [{ name: 'total', type: 'integer', required: true, description: '总数' }],
            examples: [
              {
                title: '成功',
                data: {
                  total: 1,
                },
              },
            ],
          },
        },
        {
          id: 'save',
          method: 'POST',
          path: '/open/save',
          title: '保存空间',
          summary: '保存空间。',
          source: '2026',
          body: {
            kind: 'json',
            fields: [
              { name: 'page', type: 'integer', required: true, description: '页码', example: 2, maximum: 5 },
            ],
          },
          response: { type: 'integer', examples: [{ title: '成功', data: 1 }] },
        },
      ],
      callbacks: [
        {
          id: 'done',
          title: '完成',
          summary: '完成之后通知。',
          source: '2026',
          schema: 'Done',
          fields: [{ name: 'code', type: 'string', required: true, description: '编号' }],
          example: {
            code: 'A',
          },
        },
      ],
    },
  ],
}
`

/** @returns what is told of a description, `line message → remedy`. */
function told(source: string): string[] {
  const root = tempFolder('openapi')
  const file = 'content/openapi/reference.ts'
  mkdirSync(join(root, 'content/openapi'), { recursive: true })
  writeFileSync(join(root, file), source)
  writeFileSync(join(root, 'entry.ts'), "export { reference } from './content/openapi/reference'\n")
  try {
    parseReference(loadTs<{ reference: unknown }>(join(root, 'entry.ts')).reference)
    return []
  } catch (error) {
    const problems = descriptionProblems(root, error)
    expect(problems.every((problem) => problem.file === file && problem.severity === 'error')).toBe(true)
    return problems.map(({ line, message, remedy }) => `${line} ${message} → ${remedy}`)
  } finally {
    rmSync(root, { recursive: true })
  }
}

const lineOf = (source: string, words: string): number => source.slice(0, source.lastIndexOf(words)).split('\n').length

test('a sound description has no problems', () => {
  expect(told(SOUND)).toEqual([])
})

describe('what is wrong is told at its line', () => {
  test.each([
    [
      'a type',
      "type: 'integer', required: true, description: '页码', example: 1",
      "type: 'int', example: 1",
      '类型写成',
    ],
    [
      'an example of a parameter',
      "description: '页码', example: 1",
      "description: '页码', example: '1'",
      '类型写的是 integer',
    ],
    ['an example of a body', 'example: 2, maximum: 5', 'example: 9, maximum: 5', '最大是 5'],
    ['an example that is none of the values', "example: 'a'", "example: 'c'", '已知的值里没有：a、b'],
    ['an example of an answer', 'total: 1', "total: '1'", 'data.total 的示例是 string'],
    ['a key that no field has', 'total: 1', 'total: 1, totl: 2', '示例里有 totl'],
    ['an example of a callback', "code: 'A'", 'code: 1', 'data.code 的示例是 integer'],
    ['a key of an endpoint', "title: '保存空间'", "tittle: '保存空间'", 'tittle'],
    ['a summary without full stop', '返回空间。', '返回空间', 'summary'],
    ['an id twice', "id: 'save'", "id: 'list'", '“list”出现了两次'],
    ['an address', 'https://example.com', 'htps:/x', 'url'],
    ['a method', "method: 'POST'", "method: 'PUT'", 'method 不能写文字“PUT”'],
    ['a method in lower case', "method: 'POST'", "method: 'post'", '是不是“POST”'],
    ['a key in capitals', "title: '保存空间'", "Title: '保存空间'", '是不是“title”'],
    [
      'a switch as text',
      "required: true, description: '总数'",
      "required: 'yes', description: '总数'",
      '要写true 或 false',
    ],
    [
      'limits the wrong way round',
      'example: 2, maximum: 5',
      'example: 2, minimum: 9, maximum: 5',
      '最小值 9 比最大值 5 大',
    ],
    ['what a sample prints', "path: '/open/list'", "path: '/open/list', print: 'data.totals'", '可用的有：total'],
    ['a number as text', 'maximum: 5', "maximum: '5'", '去掉引号：maximum: 5'],
    ['a path without its slash', "path: '/open/save'", "path: 'open/save'", '以 / 开头'],
    ['a server that ends with a slash', 'https://example.com', 'https://example.com/', '末尾不写斜线'],
  ])('%s', (_name, before, after, words) => {
    const source = SOUND.replace(before, after)
    const there = told(source).filter((line) => line.includes(words))
    expect(there.length ? there : told(source)).toEqual([
      expect.stringMatching(new RegExp(`^${lineOf(source, after)} .*→ .`)),
    ])
  })

  test('an example of many lines, at the line of its key', () => {
    const source = SOUND.replace("example: 'a',", 'example: 5,')
    expect(told(source)).toEqual([expect.stringMatching(new RegExp(`^${lineOf(source, 'example: 5')} .*是 integer`))])
  })

  test('a value twice, at its field', () => {
    const source = SOUND.replace("['b', '乙']", "['a', '乙']")
    expect(told(source)).toEqual([
      expect.stringMatching(new RegExp(`^${lineOf(source, "name: 'kind'")} .*“kind”的值 a 写了两次`)),
    ])
  })

  test('syntax', () => {
    const source = SOUND.replace("title: '核心',", "title '核心',")
    expect(told(source)).toEqual([expect.stringMatching(new RegExp(`^${lineOf(source, "title '核心'")} .*→ 改正`))])
  })
})
