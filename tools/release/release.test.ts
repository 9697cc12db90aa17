import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { completeBuild, markComplete, markIncomplete } from '../../src/publish/complete'
import { publish } from './publish'
import { rollBack } from './roll-back'
import { allows, unionPolicies } from './policy'
import { makeSite } from '../../tests/support/made-site'
import { tempFolder } from '../../tests/support/temp-folder'

let root: string
let base: string
const day = (number: number): Date => new Date(Date.UTC(2026, 0, number))

const build = (files: Record<string, string>, hash: string): string => makeSite(join(root, 'public'), files, hash)

const APP_1 = 'app-11111111111111111111.js'
const APP_2 = 'app-22222222222222222222.js'
const served = (path: string): string => join(base, 'current/developer', path)
const read = (path: string): string => readFileSync(served(path), 'utf8')
const first = (): string =>
  build({ 'index.html': 'one', 'same.txt': 'same', [APP_1]: '1', [`${APP_1}.br`]: '1' }, 'one')
const second = (): string => build({ 'index.html': 'two', 'same.txt': 'same', [APP_2]: '2' }, 'two')
const none = { reload: undefined }

beforeEach(() => {
  root = tempFolder('release')
  base = join(root, 'srv')
})

describe('a release', () => {
  test('serves the new version, and what open tabs of the old one still ask for', async () => {
    await publish(first(), base, none)
    expect(read('index.html')).toBe('one')
    await publish(second(), base, none)
    expect(read('index.html')).toBe('two')
    expect([read(APP_1), read(`${APP_1}.br`), read(APP_2)]).toEqual(['1', '1', '2'])
  })

  test('keeps old hashed files for thirty days after their last version, and no longer', async () => {
    await publish(first(), base, { ...none, now: day(1) })
    await publish(second(), base, { ...none, now: day(10) })
    await publish(second(), base, { ...none, now: day(39) })
    expect(existsSync(served(APP_1))).toBe(true)
    await publish(second(), base, { ...none, now: day(41) })
    expect(existsSync(served(APP_1))).toBe(false)
    expect(existsSync(served(`${APP_1}.br`))).toBe(false)
  })

  test('a file that has not changed keeps its time, and so its ETag; a changed one gets another', async () => {
    await publish(first(), base, none)
    const [same, page] = [statSync(served('same.txt')).mtimeMs, statSync(served('index.html')).mtimeMs]
    await publish(second(), base, none)
    expect(statSync(served('same.txt')).mtimeMs).toBe(same)
    expect(Math.floor(statSync(served('index.html')).mtimeMs / 1000)).not.toBe(Math.floor(page / 1000))
  })

  test('the web server knows the policies of both versions before the new one is served', async () => {
    const reload = jest.fn<() => Promise<void>>(async () => expect(read('index.html')).toBe('one'))
    await publish(first(), base, none)
    await publish(second(), base, { reload })
    expect(reload).toHaveBeenCalledTimes(1)
    expect(readFileSync(join(base, 'nginx/csp.conf'), 'utf8')).toContain(
      "script-src $docs_own_scripts 'sha256-two' 'sha256-one'",
    )
  })

  test('what is served stays when the web server does not take the policy', async () => {
    await publish(first(), base, none)
    const reload = () => Promise.reject(new Error('nginx: no'))
    await expect(publish(second(), base, { reload })).rejects.toThrow('nginx: no')
    expect(read('index.html')).toBe('one')
    expect(readdirSync(join(base, 'releases'))).toHaveLength(1)
  })

  test('a build that did not end is refused, in plain words', async () => {
    await publish(first(), base, none)
    markIncomplete(second())
    await expect(publish(join(root, 'public'), base, none)).rejects.toThrow('不是一次完整的构建')
    expect(read('index.html')).toBe('one')
  })

  test('a build that passed over errors of content is refused, with their number', async () => {
    const folder = first()
    markComplete(folder, { ...completeBuild(folder)!, contentErrors: 2 })
    await expect(publish(folder, base, none)).rejects.toThrow('放过了 2 个内容错误')
    expect(existsSync(base)).toBe(false)
  })

  test('a release that was killed before its switch is nothing to go back to', async () => {
    await publish(first(), base, { ...none, now: day(1) })
    mkdirSync(join(base, 'releases/20260102-000000/developer'), { recursive: true })
    await publish(second(), base, { ...none, now: day(3) })
    expect(await rollBack(base, undefined, undefined)).toBe('20260101-000000')
    expect(readdirSync(join(base, 'releases'))).toHaveLength(2)
  })

  test('a release that was killed after its switch has been served, and can be gone back to', async () => {
    await publish(first(), base, none)
    const before = readFileSync(join(base, 'releases.json'))
    const id = await publish(second(), base, none)
    writeFileSync(join(base, 'releases.json'), before)
    await publish(first(), base, none)
    expect(await rollBack(base, undefined, undefined)).toBe(id)
    expect(read('index.html')).toBe('two')
  })

  test('what a killed release left behind is cleared away', async () => {
    mkdirSync(join(base, 'releases/.part-20260101-000000/developer'), { recursive: true })
    writeFileSync(join(base, 'releases/.part-20260101-000000/developer/x'), '')
    await publish(first(), base, none)
    expect(readdirSync(join(base, 'releases'))).toHaveLength(1)
  })

  test('only the last releases stay on the disk', async () => {
    for (let number = 1; number <= 7; number++) await publish(first(), base, { ...none, now: day(number) })
    expect(readdirSync(join(base, 'releases'))).toHaveLength(5)
    expect(read('index.html')).toBe('one')
  })
})

describe('going back', () => {
  test('serves the release before; tabs of the withdrawn one keep their files', async () => {
    await publish(first(), base, none)
    await publish(second(), base, none)
    await rollBack(base, undefined, undefined)
    expect(read('index.html')).toBe('one')
    expect(read(APP_2)).toBe('2')
    expect(readFileSync(join(base, 'nginx/csp.conf'), 'utf8')).toContain("$docs_own_scripts 'sha256-one' 'sha256-two'")
  })

  test('says what there is when there is nothing to go back to', async () => {
    await publish(first(), base, none)
    await expect(rollBack(base, undefined, undefined)).rejects.toThrow('没有可以退回的版本')
    await expect(rollBack(base, '20200101-000000', undefined)).rejects.toThrow('20200101-000000')
  })
})

test('two policies joined allow what either allows', () => {
  expect(unionPolicies("default-src 'none'; a 'self' 'x'", "default-src 'none'; a 'self' 'y'; b 'z'")).toBe(
    "default-src 'none'; a 'self' 'x' 'y'; b 'z'",
  )
  expect(unionPolicies("a 'none'", "a 'self'")).toBe("a 'self'")
  // Pages that know no trusted types would not work where they are asked for
  const trusted = "a 'self'; require-trusted-types-for 'script'; trusted-types docs"
  expect(unionPolicies(trusted, "a 'self'")).toBe("a 'self'")
  expect(unionPolicies("a 'self'", trusted)).toBe("a 'self'")
  expect(unionPolicies(trusted, trusted)).toBe(trusted)
})

test('a policy serves as well as another when it allows more hashes, not when it allows more hosts', () => {
  const wanted = "default-src 'none'; a 'self' 'sha256-x'"
  expect(allows("default-src 'none'; a 'self' 'sha256-x' 'sha256-y'", wanted)).toBe(true)
  expect(allows("default-src 'none'; a 'self'", wanted)).toBe(false)
  expect(allows("default-src 'none'; a 'self' 'sha256-x' https://elsewhere.example", wanted)).toBe(false)
  expect(allows(`${wanted}; b 'self'`, wanted)).toBe(false)
})
