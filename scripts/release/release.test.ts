import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { markComplete, markIncomplete } from '../../src/publish/complete'
import { clearParts, publish, rollBack } from './publish'
import { unionPolicies } from './policy'
import { tempFolder } from '../../tests/support/temp-folder'

let root: string
let base: string
const day = (number: number): Date => new Date(Date.UTC(2026, 0, number))

/** Builds a site: files by path, and a policy of its own. */
function build(files: Record<string, string>, hash: string): string {
  const folder = join(root, 'public')
  rmSync(folder, { recursive: true, force: true })
  const all = { ...files, '_deploy/content-security-policy.txt': `default-src 'none'; script-src 'self' '${hash}'\n` }
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  markComplete(folder, { pages: 1 })
  return folder
}

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
    expect(readFileSync(join(base, 'csp.conf'), 'utf8')).toContain("script-src 'self' 'two' 'one'")
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

  test('what a killed release left behind is cleared away', async () => {
    mkdirSync(join(base, 'releases/.part-20260101-000000/developer'), { recursive: true })
    writeFileSync(join(base, 'releases/.part-20260101-000000/developer/x'), '')
    clearParts(base)
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
    expect(readFileSync(join(base, 'csp.conf'), 'utf8')).toContain("'self' 'one' 'two'")
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
})
