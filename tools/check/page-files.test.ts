import { describe, expect, test } from '@jest/globals'
import { pagesFromArguments } from './page-files'
import { formatProblem, sortProblems } from './report'

const root = process.cwd()

describe('pagesFromArguments', () => {
  test('takes files and folders, each page once, and leaves out what is no page', () => {
    const folder = 'tests/fixtures/prose'
    const pages = pagesFromArguments(root, [folder, `${folder}/good.mdx`, 'package.json'])
    expect(pages).toEqual(['good', 'structure', 'typography', 'words'].map((name) => `${folder}/${name}.mdx`))
  })

  test('an argument that does not exist is an error, not silence', () => {
    expect(() => pagesFromArguments(root, ['content/nowhere.mdx'])).toThrow('找不到 content/nowhere.mdx')
  })
})

describe('report', () => {
  test('a problem is one line, its remedy the next', () => {
    expect(
      formatProblem({ severity: 'error', rule: 'r', file: 'a.mdx', line: 3, message: '错了', remedy: '改好' }),
    ).toBe('a.mdx:3: 错了\n    → 改好')
    expect(formatProblem({ severity: 'warning', rule: 'r', file: 'a.mdx', message: '小心' })).toBe('a.mdx: 提醒：小心')
  })

  test('problems come by file and line, repeats once', () => {
    const at = (file: string, line: number) => ({ severity: 'error' as const, rule: 'r', file, line, message: 'm' })
    expect(
      sortProblems([at('b', 1), at('a', 10), at('a', 9), at('a', 10)]).map(({ file, line }) => `${file}${line}`),
    ).toEqual(['a9', 'a10', 'b1'])
  })
})
