import { beforeEach, expect, test } from '@jest/globals'
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { page, text } from '../../tests/support/search-corpus'
import { plainText } from '../search/engine/hit'
import { createReader } from '../search/engine/reader'
import { search } from '../search/engine/search'
import { writeSearchIndex } from './search-index'
import { tempFolder } from '../../tests/support/temp-folder'

let folder: string
beforeEach(() => {
  folder = tempFolder('index')
})

const write = (...titles: string[]) =>
  writeSearchIndex(
    titles.map((title, number) => page(`/docs/x/${number}/`, title, [text('全景')])),
    folder,
  )
const read = (path: string) => JSON.parse(readFileSync(join(folder, 'search', path), 'utf8')) as never
const versions = () => readdirSync(join(folder, 'search')).filter((name) => name !== 'manifest.json')
const manifest = () => read('manifest.json') as { folder: string }

test('what was written can be searched', async () => {
  write('甲', '乙')
  const { hits } = await search(
    createReader((path) => Promise.resolve(read(path))),
    '全景',
  )
  expect(hits.map(({ path }) => path.map(plainText))).toEqual([['甲'], ['乙']])
})

test('the same content has the same folder, other content another one', () => {
  write('甲')
  const first = manifest().folder
  write('甲')
  expect(manifest().folder).toBe(first)
  write('乙')
  expect(manifest().folder).not.toBe(first)
})

test('the version before stays for readers who still have its manifest, older ones go', () => {
  write('甲')
  const before = manifest()
  write('乙')
  expect(versions()).toHaveLength(2)
  expect(read(`${before.folder}s/0.json`)).toBeDefined()
  write('丙')
  expect(versions()).toHaveLength(2)
  expect(versions()).not.toContain(before.folder.replace('/', ''))
})

test('what an edit leaves as it was is not written again, nor compressed, unless only half of it is there', () => {
  const titles = Array.from({ length: 60 }, (_, number) => `第 ${number} 页`)
  const filesOf = (version: string, end: string): string[] =>
    readdirSync(join(folder, 'search', version), { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith(end),
    )
  write(...titles)
  const first = manifest().folder
  for (const name of filesOf(first, '.json')) writeFileSync(join(folder, 'search', first, `${name}.gz`), 'copy')
  write(...titles, '新的一页')
  const second = manifest().folder
  expect(second).not.toBe(first)
  const kept = filesOf(second, '.gz')
  expect(kept.length).toBeGreaterThan(0)
  expect(kept.length).toBeLessThan(filesOf(second, '.json').length)
  const inode = (version: string, name: string): number => statSync(join(folder, 'search', version, name)).ino
  for (const name of kept) expect(inode(second, name)).toBe(inode(first, name))

  // A run that was killed left half of one, and the manifest of the version before
  const half = join(folder, 'search', second, kept[0]!.replace('.gz', ''))
  const whole = readFileSync(half, 'utf8')
  rmSync(half)
  writeFileSync(half, whole.slice(0, 5))
  writeFileSync(join(folder, 'search/manifest.json'), JSON.stringify({ ...manifest(), folder: first }))
  write(...titles, '新的一页')
  expect(readFileSync(half, 'utf8')).toBe(whole)
})
