import { expect, test } from '@jest/globals'
import { strFromU8, unzipSync } from 'fflate'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { collectFences } from '../../../src/demos/fences'
import { pagesFromArguments } from '../../../tools/check/page-files'
import { liveTourArchive } from '../../../src/outputs/live-tour'

/** One source for the pages, the download and what runs. */
const root = process.cwd()
const archive = unzipSync(liveTourArchive(root)!)
const names = Object.keys(archive)

test('every file of the tour is printed by a page, whole', () => {
  const { fences } = collectFences(root, pagesFromArguments(root, []))
  const printed = fences.flatMap(({ file, meta }) =>
    meta.file && !meta.lines ? [path.posix.join(path.posix.dirname(file), meta.file)] : [],
  )
  expect(names.map((name) => `samples/${name}`).filter((name) => !printed.includes(name))).toEqual([])
})

test('a block that prints a file of the tour has its name', () => {
  const { fences } = collectFences(root, pagesFromArguments(root, []))
  const wrong = fences.filter(
    ({ meta }) => meta.file?.includes('samples/live-tour/') && !meta.file.endsWith(`live-tour/${meta.title}`),
  )
  expect(wrong.map(({ file, meta }) => `${file}: ${meta.title}`)).toEqual([])
})

test('the download holds the files as they are', () => {
  expect(names).toContain('live-tour/start.ts')
  for (const name of names)
    expect(strFromU8(archive[name]!)).toBe(readFileSync(path.join(root, 'samples', name), 'utf8'))
})

test('the packages that a reader installs are those that were tried here', () => {
  const own = JSON.parse(readFileSync('samples/live-tour/package.json', 'utf8')) as Record<
    string,
    Record<string, string>
  >
  const here = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, Record<string, string>>
  const all = { ...here.dependencies, ...here.devDependencies }
  const asked = { ...own.dependencies, ...own.devDependencies }
  expect(asked).toEqual(Object.fromEntries(Object.keys(asked).map((name) => [name, all[name]])))
})
