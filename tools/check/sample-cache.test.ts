import { beforeEach, describe, expect, test } from '@jest/globals'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Problem } from '../../src/site/types'
import { withCache } from './sample-cache'
import type { SampleUnit } from './sample-units'
import { tempFolder } from '../../tests/support/temp-folder'

const unit = (page: string, code: string, line = 1): SampleUnit => ({
  page,
  path: `/${page}/a.ts`,
  code,
  origins: [{ file: page, line }],
  typeSet: 'latest',
  checked: true,
  ambient: false,
})
const problem = (file: string, message: string): Problem => ({
  severity: 'error',
  rule: 'sample-type',
  file,
  line: 1,
  message,
})

describe('withCache', () => {
  let root = ''
  let checked: string[] = []
  const run = (...units: SampleUnit[]): string[] => {
    checked = []
    const found = withCache(root, units, (some) => {
      checked = some.map(({ page }) => page)
      return new Map(some.map(({ page, code }) => [page, [problem(page, code)]]))
    })
    return found.map(({ message }) => message)
  }

  beforeEach(() => {
    root = tempFolder('samples', {
      'package-lock.json': '{}',
      'content/types/live.d.ts': '',
      'tools/check/sample-host.ts': '',
    })
  })

  test('a page that did not change is not checked again, and keeps its problems', () => {
    expect(run(unit('a.mdx', 'one'), unit('b.mdx', 'two'))).toEqual(['one', 'two'])
    expect(run(unit('a.mdx', 'one'), unit('b.mdx', 'three'))).toEqual(['one', 'three'])
    expect(checked).toEqual(['b.mdx'])
    expect(run(unit('a.mdx', 'one'))).toEqual(['one'])
    expect(checked).toEqual([])
  })

  test('a sample that moved is checked again, so that its line is right', () => {
    run(unit('a.mdx', 'one', 1))
    run(unit('a.mdx', 'one', 2))
    expect(checked).toEqual(['a.mdx'])
  })

  test.each([
    ['a package', 'package-lock.json'],
    ['an ambient type', 'content/types/live.d.ts'],
    ['the checker', 'tools/check/sample-host.ts'],
  ])('%s that changed makes everything new', (_, file) => {
    run(unit('a.mdx', 'one'))
    writeFileSync(path.join(root, file), '// changed')
    run(unit('a.mdx', 'one'))
    expect(checked).toEqual(['a.mdx'])
  })
})
