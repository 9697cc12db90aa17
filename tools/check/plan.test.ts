import { expect, test } from '@jest/globals'
import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { tempFolder } from '../../tests/support/temp-folder'
import { writeFiles } from '../../tests/support/write-files'
import { changedFiles } from './changed-files'
import { planFor, planForAll, planForPages } from './plan'

const PAGE = 'content/docs/five/intro.mdx'
const names = (files: string[], removed: string[] = []) => planFor(files, removed).map(({ name }) => name)

test.each([
  ['nothing', [], ['content']],
  ['a page', [PAGE], ['content', 'samples', 'api', 'prose']],
  [
    'sentences of the reference',
    ['content/reference/five/line.yaml'],
    ['content', 'samples', 'api', 'format', 'prose'],
  ],
  ['a picture', ['content/docs/five/img/a.svg'], ['content']],
  ['code', ['src/client/main.ts'], ['content', 'types', 'lint', 'borders', 'format', 'unused']],
  [
    'code that reads pages',
    ['src/demos/of-page.ts'],
    ['content', 'types', 'lint', 'samples', 'api', 'borders', 'format', 'unused', 'prose'],
  ],
  ['styles', ['src/styles/all.css'], ['content', 'format', 'styles']],
  ['a document', ['docs/authoring.md'], ['content']],
  ['packages', ['package.json'], planForAll().map(({ name }) => name)],
])('%s is checked by what it can break', (_what, files, steps) => {
  expect(names(files)).toEqual(steps)
})

test('content comes first, of pages that changed alone', () => {
  const [content, ...others] = planFor([PAGE])
  expect(content!.name).toBe('content')
  for (const { command } of others) expect(command).toMatch(/tools\/check\/\w+\.ts "content\/docs\/five\/intro\.mdx"$/)
  expect(planFor(['content/types/live.d.ts', PAGE]).find(({ name }) => name === 'samples')!.command).not.toContain(PAGE)
})

test('code that is gone can break what used it', () => {
  expect(names([], ['src/client/main.ts'])).toEqual(['content', 'types', 'borders', 'unused'])
})

test('a page is checked by everything about pages', () => {
  expect(planForPages([PAGE]).map(({ command }) => command)).toEqual(
    ['content', 'samples', 'api', 'prose'].map((name) => `tsx tools/check/${name}.ts "${PAGE}"`),
  )
})

test('what changed: committed on the branch, not committed, and not known yet', () => {
  const root = tempFolder('changes')
  const git = (...args: string[]): Buffer =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: root })
  const write = (file: string, text: string): void => writeFiles(root, { [file]: text })
  expect(changedFiles(root)).toBeUndefined()
  git('init', '-q', '-b', 'main')
  for (const name of ['same', 'committed', 'edited', 'gone']) write(`content/${name}.mdx`, name)
  git('add', '.')
  git('commit', '-qm', 'start')
  git('checkout', '-qb', 'work')
  write('content/committed.mdx', 'other')
  git('commit', '-qam', 'change')
  write('content/edited.mdx', 'other')
  write('content/新.mdx', 'new')
  rmSync(join(root, 'content/gone.mdx'))
  const { changed, removed, before } = changedFiles(root)!
  expect(changed.sort()).toEqual(['content/committed.mdx', 'content/edited.mdx', 'content/新.mdx'])
  expect(removed).toEqual(['content/gone.mdx'])
  expect(before('content/gone.mdx')).toBe('gone')
})
