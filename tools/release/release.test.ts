import { beforeEach, describe, expect, test } from '@jest/globals'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { markComplete, markIncomplete } from '../../src/outputs/complete'
import { completeBuild } from '../serve/read-build'
import { makeSite } from '../../tests/support/made-site'
import { tempFolder } from '../../tests/support/temp-folder'
import { publish, rollBack } from './releases'

let root: string
let base: string
let publicDir: string
const day = (number: number): Date => new Date(Date.UTC(2026, 0, number))

const APP_1 = 'app-11111111111111111111.js'
const APP_2 = 'app-22222222222222222222.js'
const served = (path: string): string => join(base, 'current/developer', path)
const read = (path: string): string => readFileSync(served(path), 'utf8')
const releases = (): string[] => readdirSync(join(base, 'releases')).sort()
const first = (): string =>
  makeSite(publicDir, { 'index.html': 'one', 'same.txt': 'same', [APP_1]: '1', [`${APP_1}.br`]: '1' })
const second = (): string => makeSite(publicDir, { 'index.html': 'two', 'same.txt': 'same', [APP_2]: '2' })
beforeEach(() => {
  root = tempFolder('release')
  base = join(root, 'srv')
  publicDir = join(root, 'public')
})

describe('a release', () => {
  test('serves the new version, and what open tabs of the old one still ask for', () => {
    publish(first(), base)
    expect(read('index.html')).toBe('one')
    publish(second(), base)
    expect(read('index.html')).toBe('two')
    expect([read(APP_1), read(`${APP_1}.br`), read(APP_2)]).toEqual(['1', '1', '2'])
  })

  test('keeps old hashed files for thirty days after their last version, and no longer', () => {
    publish(first(), base, { now: day(1) })
    publish(second(), base, { now: day(40) })
    publish(second(), base, { now: day(69) })
    expect(existsSync(served(APP_1))).toBe(true)
    publish(second(), base, { now: day(71) })
    expect(existsSync(served(APP_1))).toBe(false)
    expect(existsSync(served(`${APP_1}.br`))).toBe(false)
  })

  test('a file that has not changed keeps its time, and so its ETag; a changed one gets another', () => {
    publish(first(), base)
    const [same, page] = [statSync(served('same.txt')).mtimeMs, statSync(served('index.html')).mtimeMs]
    publish(second(), base)
    expect(statSync(served('same.txt')).mtimeMs).toBe(same)
    expect(Math.floor(statSync(served('index.html')).mtimeMs / 1000)).not.toBe(Math.floor(page / 1000))
  })

  test('only the last five stay on the disk, and nothing that lies beside the build is published', () => {
    first()
    writeFileSync(join(publicDir, 'notes.txt'), 'private')
    for (let number = 1; number <= 7; number++) publish(publicDir, base, { now: day(number) })
    expect(releases()).toHaveLength(5)
    expect(read('index.html')).toBe('one')
    expect(existsSync(served('notes.txt'))).toBe(false)
  })

  test('where the link was lost in a copy, nothing is touched', () => {
    publish(first(), base)
    rmSync(join(base, 'current'))
    mkdirSync(join(base, 'current'))
    expect(() => publish(second(), base)).toThrow('rsync -aH')
    expect(releases()).toHaveLength(1)
  })
})

describe('half a build is refused, and what is served stays', () => {
  test.each([
    ['not ended', () => markIncomplete(publicDir), '不是一次完整的构建'],
    ['described by half a text', () => writeFileSync(`${publicDir}.build.json`, '{"pages":1,'), '不是一次完整的构建'],
    ['lacking a file', () => rmSync(join(publicDir, APP_2)), `缺少 1 个文件（${APP_2}）`],
    ['of two builds', () => writeFileSync(join(publicDir, 'same.txt'), 'new'), '1 个文件与构建时不同（same.txt）'],
    [
      'with errors of content',
      () => markComplete(publicDir, { ...completeBuild(publicDir)!, contentErrors: 2 }),
      '放过了 2 个内容错误',
    ],
  ])('%s', (_, spoil, message) => {
    publish(first(), base)
    second()
    spoil()
    expect(() => publish(publicDir, base)).toThrow(message)
    expect(read('index.html')).toBe('one')
    expect(releases()).toHaveLength(1)
  })
})

describe('going back', () => {
  test('serves the release before; tabs of the withdrawn one keep their files', () => {
    publish(first(), base)
    publish(second(), base)
    rollBack(base)
    expect([read('index.html'), read(APP_2)]).toEqual(['one', '2'])
  })

  test('goes to a version that was withdrawn only where it is named', () => {
    publish(first(), base, { now: day(1) })
    publish(second(), base, { now: day(2) })
    rollBack(base)
    publish(makeSite(publicDir, { 'index.html': 'three' }), base, { now: day(3) })
    expect(rollBack(base)).toBe('20260101-000000')
    expect(() => rollBack(base)).toThrow(/没有可以退回的版本.*20260102-000000 {2}已撤下\n\* 20260101-000000/s)
    expect(rollBack(base, '20260102-000000')).toBe('20260102-000000')
    expect(read('index.html')).toBe('two')
    expect(() => rollBack(base, '20200101-000000')).toThrow('20200101-000000')
  })
})
