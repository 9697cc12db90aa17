import { describe, expect, test } from '@jest/globals'
import { pagesFromArguments } from './page-files'
import type { Problem } from '../../src/site/types'
import { formatProblems } from '../../src/gatsby/diagnostics/report'

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

test('of problems, errors come first, by file and line, repeats once, each with its remedy below', () => {
  const at = (file: string, line: number) => ({ severity: 'error' as const, rule: 'r', file, line, message: '错了' })
  const problems: Problem[] = [
    { severity: 'warning', rule: 'r', file: 'a', message: '小心' },
    at('b', 1),
    { ...at('a', 10), remedy: '改好' },
    at('a', 9),
    { ...at('a', 10), remedy: '改好' },
  ]
  expect(formatProblems(problems).split('\n')).toEqual([
    '错误 a:9  错了  [r]',
    '错误 a:10  错了  [r]',
    '     改好',
    '错误 b:1  错了  [r]',
    '提醒 a  小心  [r]',
  ])
})
