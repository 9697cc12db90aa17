import { beforeEach, describe, expect, test } from '@jest/globals'
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { makeSite, manyFiles, wholeVersion } from '../../tests/support/made-site'
import { tempFolder } from '../../tests/support/temp-folder'
import { publish, rollBack } from './releases'

/** The program as it goes when something gets in between: another one, a signal, wrong words. */
let base: string
let publicDir: string
/** A site of many files, all of which name the version. */
const build = (version: string): string => makeSite(publicDir, manyFiles(version))
const served = (): string => wholeVersion(join(base, 'current/developer'))

beforeEach(() => {
  const root = tempFolder('release')
  base = join(root, 'srv')
  publicDir = join(root, 'public')
})

/** A program of the release, and what it has said so far. */
function start(script: string, ...args: string[]): { child: ChildProcess; said: (word: string) => Promise<string> } {
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    env: { ...process.env, NODE_OPTIONS: '', PUBLIC_DIR: publicDir },
  })
  let output = ''
  const said = (word: string): Promise<string> =>
    new Promise((done) => {
      const look = (): void => void (output.includes(word) && done(output))
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk: Buffer) => {
          output += chunk.toString()
          look()
        })
      child.once('close', () => done(output))
    })
  return { child, said }
}
const stepwise = () => start('tests/support/stepwise-release.ts', publicDir, base)
/** Runs `npm run release`. */
async function command(...args: string[]): Promise<{ code: number | null; output: string }> {
  const { child, said } = start('tools/release/main.ts', base, ...args)
  const output = await said('\0')
  return { code: child.exitCode, output }
}

describe('two at once, and killed', () => {
  test('the second is told of the first, which ends well', async () => {
    publish(build('a'), base)
    build('b')
    const one = stepwise()
    await one.said('locked')
    const two = await command()
    expect(two).toMatchObject({ code: 1, output: expect.stringContaining(`进程 ${one.child.pid}`) })
    expect(two.output).toContain('正在服务的版本没有变动')
    expect(served()).toBe('a')
    one.child.stdin!.end('.....')
    await one.said('\0')
    expect(one.child.exitCode).toBe(0)
    expect(served()).toBe('b')
  })

  test.each([
    ['locked', 'b'],
    ['copied', 'b'],
    ['laid out', 'b'],
    ['switched', 'c'],
    ['pruned', 'c'],
  ])(
    'killed when it has %s: %s is served, whole, and the next release and the way back are right',
    async (step, now) => {
      for (const version of ['a', 'b']) publish(build(version), base)
      build('c')
      const { child, said } = stepwise()
      child.stdin!.write('.'.repeat(['locked', 'copied', 'laid out', 'switched', 'pruned'].indexOf(step)))
      await said(step)
      child.kill('SIGKILL')
      await said('\0')
      expect(served()).toBe(now)
      publish(build('d'), base)
      expect(served()).toBe('d')
      // What was never served is nothing to go back to
      rollBack(base)
      expect(served()).toBe(now)
      expect(readdirSync(join(base, 'releases')).filter((name) => name.startsWith('.'))).toEqual([])
    },
  )
})

// A small disk needs a mount, which needs a user namespace
const canMount = spawnSync('unshare', ['-rm', 'true']).status === 0
const small = canMount ? test : test.skip
small(`a full disk is named${canMount ? '' : ' (skipped: no user namespaces)'}`, () => {
  build('a')
  mkdirSync(base)
  const script = 'mount -t tmpfs -o size=256k none "$1" && exec "$0" --import tsx tools/release/main.ts "$1"'
  const { status, stdout, stderr } = spawnSync('unshare', ['-rm', 'sh', '-c', script, process.execPath, base], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '', PUBLIC_DIR: publicDir },
  })
  expect(status).toBe(1)
  expect(stdout + stderr).toContain('ENOSPC')
})

test('going back in an empty place makes nothing', async () => {
  expect(await command('--rollback')).toMatchObject({ code: 1, output: expect.stringContaining('还没有发布过') })
  expect(existsSync(base)).toBe(false)
})

test.each([
  ['an unknown option', ['--no-relaod'], '--no-relaod'],
  ['days that are no number', ['--keep-days', 'abc'], '--keep-days'],
  ['days whose variable was not set', ['--keep-days', ''], '--keep-days 后面是空的'],
  ['an unknown host', ['--host', 'cloudflair'], '是不是 cloudflare？'],
  ['--to without --rollback', ['--to', '20200101-000000'], '--rollback'],
])('%s is refused in plain words', async (_, args, word) => {
  build('a')
  const { code, output } = await command(...args)
  expect([code, existsSync(base)]).toEqual([1, false])
  expect(output).toContain(word)
  expect(output).not.toMatch(/^\s+at .*:\d+/m)
})
