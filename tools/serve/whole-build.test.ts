import { expect, test } from '@jest/globals'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { markIncomplete } from '../../src/outputs/complete'
import { makeSite } from '../../tests/support/made-site'
import { tempFolder } from '../../tests/support/temp-folder'
import { watchBuild } from './whole-build'

/** What `npm run serve` asks at each request: readers never get two builds at once. */

const built = (): string =>
  makeSite(join(tempFolder('whole'), 'public'), { 'manifest.json': 'first', 'manifest.json.br': 'first' })

test('a folder that is one whole build is served', () => {
  expect(watchBuild(built())()).toBeUndefined()
})

test('after a preview or in the midst of a build, the answer is what to run', () => {
  const folder = built()
  const fault = watchBuild(folder)
  markIncomplete(folder)
  expect(fault()).toContain('npm run build')
})

test('files of two builds are told, whether one was written anew or is gone', () => {
  const mixed = built()
  writeFileSync(join(mixed, 'manifest.json'), 'second')
  expect(watchBuild(mixed)()).toMatch(/有 1 个文件与构建时不同（manifest\.json）.*npm run build/)
  const torn = built()
  rmSync(join(torn, 'manifest.json.br'))
  expect(watchBuild(torn)()).toMatch(/缺少 1 个文件（manifest\.json\.br）.*npm run build/)
})
