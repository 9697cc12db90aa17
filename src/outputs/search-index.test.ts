import { beforeEach, expect, test } from '@jest/globals'
import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
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

test('what an edit leaves as it was is not written again, nor compressed, unless a run before left half of it', () => {
  const titles = Array.from({ length: 60 }, (_, number) => `第 ${number} 页`)
  const filesOf = (version: string): string[] =>
    readdirSync(join(folder, 'search', version), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.json'))
      .sort()
  const textsOf = (version: string) =>
    filesOf(version).map((name) => readFileSync(join(folder, 'search', version, name), 'utf8'))
  write(...titles, '一页', '要去掉的一页')
  const [first = ''] = versions()
  const [names, texts] = [filesOf(first), textsOf(first)]
  for (const name of names) utimesSync(join(folder, 'search', first, name), 1, 1)
  write(...titles, '新的一页')
  const [second = '', ...others] = versions()
  expect(others).toEqual([])
  expect(manifest().folder).toBe(`${second}/`)
  expect(filesOf(second).length).toBeLessThan(names.length)
  const kept = filesOf(second).filter((name) => statSync(join(folder, 'search', second, name)).mtimeMs === 1000)
  expect(kept.length).toBeGreaterThanOrEqual(titles.length)
  expect(kept.length).toBeLessThan(filesOf(second).length)

  // A run that was killed: half of a file, in a folder that the manifest does not name yet
  const newer = textsOf(second)
  const kill = (): void => {
    const [folderThere = ''] = versions()
    writeFileSync(join(folder, 'search', folderThere, filesOf(folderThere)[0]!), '{"w')
    writeFileSync(join(folder, 'search/manifest.json'), JSON.stringify({ ...manifest(), folder: `${first}/` }))
  }
  kill()
  write(...titles, '新的一页')
  expect(textsOf(second)).toEqual(newer)
  kill()
  write(...titles, '一页', '要去掉的一页')
  expect(versions()).toEqual([first])
  expect(textsOf(first)).toEqual(texts)
})
