import { beforeEach, describe, expect, test } from '@jest/globals'
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeSite, manyFiles, wholeVersion } from '../../tests/support/made-site'
import { tempFolder } from '../../tests/support/temp-folder'

/** `npm run release` as an operator runs it: one after the other, two at once, killed, with a reload that fails. */
let root: string
let base: string
const ROOT = process.cwd()
const STACK = /^\s+at .*:\d+/m

beforeEach(() => {
  root = tempFolder('release-command')
  base = join(root, 'srv')
})

const build = (version: string): string =>
  makeSite(join(root, 'public'), { ...manyFiles(version), [`app-${version.padEnd(20, '0')}.js`]: version }, version)
const served = (): string => wholeVersion(join(base, 'current/developer'))
const releases = (): string[] => (existsSync(join(base, 'releases')) ? readdirSync(join(base, 'releases')) : [])
const page = (): string => readFileSync(join(base, 'current/developer/docs/0/index.html'), 'utf8')

interface Run {
  child: ChildProcess
  ended: Promise<{ code: number | null; output: string }>
}

function start(args: string[], publicDir = join(root, 'public')): Run {
  const child = spawn(process.execPath, ['--import', 'tsx', join(ROOT, 'tools/release/main.ts'), base, ...args], {
    cwd: ROOT,
    env: { ...process.env, NODE_OPTIONS: '', PUBLIC_DIR: publicDir },
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return { child, ended: new Promise((done) => child.once('close', (code) => done({ code, output }))) }
}

const release = (...args: string[]): Run['ended'] => start(args).ended
const pause = (ms: number): Promise<void> => new Promise((wake) => setTimeout(wake, ms))

describe('two releases at once', () => {
  test.each([0, 20, 60, 120, 200, 300, 420, 600])(
    'the second %i ms later: what is served is whole, and whoever fails says who was first',
    async (offset) => {
      build('a')
      expect((await release('--no-reload')).code).toBe(0)
      build('b')
      const first = start(['--no-reload'])
      await pause(offset)
      const second = start(['--no-reload'])
      const [one, two] = await Promise.all([first.ended, second.ended])
      const codes = [one.code, two.code]
      expect(codes).toContain(0)
      expect(served()).toBe('b')
      for (const [run, other] of [
        [one, second],
        [two, first],
      ] as const)
        if (run.code !== 0) {
          expect(run.output).toContain(`进程 ${other === first ? first.child.pid : second.child.pid}`)
          expect(run.output).not.toMatch(STACK)
        }
      expect(releases().filter((name) => name.startsWith('.'))).toEqual([])
    },
  )

  test('the lock of a release that was killed does not hold up the next', async () => {
    build('a')
    const killed = await release('--reload', 'kill -9 $PPID')
    expect(killed.code).not.toBe(0)
    expect((await release('--no-reload')).code).toBe(0)
    expect(served()).toBe('a')
  })
})

describe('a reload that did not happen', () => {
  beforeEach(async () => {
    build('a')
    await release('--no-reload')
    build('b')
  })
  const reloaded = (): boolean => existsSync(join(root, 'reloaded'))
  const mark = (): string => `touch ${join(root, 'reloaded')}`

  test.each([
    ['failed', 'exit 3'],
    ['could not start', '/nonexistent/nginx -s reload'],
    ['was killed with its release', 'kill -9 $PPID'],
  ])('one that %s is made up for by the next try', async (_, command) => {
    const failed = await release('--reload', command)
    expect(failed.code).not.toBe(0)
    expect(failed.output).not.toMatch(STACK)
    expect(served()).toBe('a')
    expect(reloaded()).toBe(false)
    const repeated = await release('--reload', mark())
    expect(repeated).toMatchObject({ code: 0 })
    expect(reloaded()).toBe(true)
    expect(served()).toBe('b')
  })

  test('a failed one says what failed, and that nothing has changed', async () => {
    const { output } = await release('--reload', 'exit 3')
    expect(output).toContain('“exit 3”')
    expect(output).toContain('退出码 3')
    expect(output).toContain('正在服务的版本没有变动')
  })

  test('nobody reloads when the server has what it needs', async () => {
    expect((await release('--reload', mark())).code).toBe(0)
    rmSync(join(root, 'reloaded'))
    // The policy of the version before is no longer needed, which is no reason to drop connections either
    for (let turn = 0; turn < 2; turn++) expect((await release('--reload', mark())).code).toBe(0)
    expect(reloaded()).toBe(false)
  })
})

describe('a killed release', () => {
  test.each([250, 350, 450, 550, 700])('after %i ms: what is served is whole, and so is the next', async (ms) => {
    build('a')
    await release('--no-reload')
    build('b')
    await release('--no-reload')
    build('c')
    const run = start(['--no-reload'])
    await pause(ms)
    run.child.kill('SIGKILL')
    await run.ended
    const now = served()
    expect(['b', 'c']).toContain(now)
    // What was never served is nothing to go back to
    expect((await release('--rollback', '--no-reload')).code).toBe(0)
    expect(served()).toBe(now === 'b' ? 'a' : 'b')
    build('d')
    expect((await release('--no-reload')).code).toBe(0)
    expect(served()).toBe('d')
    expect(releases().filter((name) => name.startsWith('.'))).toEqual([])
  })
})

describe('going back', () => {
  test('never goes to a version that was withdrawn', async () => {
    for (const version of ['a', 'b']) {
      build(version)
      await release('--no-reload')
    }
    await release('--rollback', '--no-reload')
    expect(served()).toBe('a')
    build('c')
    await release('--no-reload')
    await release('--rollback', '--no-reload')
    expect(served()).toBe('a')
    const { code, output } = await release('--rollback', '--no-reload')
    expect(code).toBe(1)
    expect(output).toContain('没有可以退回的版本')
    expect(output).toContain('已撤下')
    expect(served()).toBe('a')
  })

  test('in an empty place makes nothing', async () => {
    const { code, output } = await release('--rollback', '--no-reload')
    expect(code).toBe(1)
    expect(output).toContain('没有可以退回的版本')
    expect(existsSync(base)).toBe(false)
  })
})

describe('half a build', () => {
  beforeEach(async () => {
    build('a')
    await release('--no-reload')
    build('b')
  })
  const refused = async (): Promise<string> => {
    const { code, output } = await release('--no-reload')
    expect(code).toBe(1)
    expect(output).not.toMatch(STACK)
    expect(served()).toBe('a')
    expect(releases()).toHaveLength(1)
    return output
  }

  test('that lacks files is refused by their names', async () => {
    rmSync(join(root, 'public/docs/7'), { recursive: true })
    expect(await refused()).toMatch(/缺少 1 个文件.*docs\/7\/index\.html/s)
  })

  test('with a file cut short is refused by its name', async () => {
    writeFileSync(join(root, 'public/docs/9/index.html'), 'b')
    expect(await refused()).toMatch(/1 个文件与构建时不同.*docs\/9\/index\.html/s)
  })

  test('what lies beside the build is not published', async () => {
    writeFileSync(join(root, 'public/notes.txt'), 'private')
    expect((await release('--no-reload')).code).toBe(0)
    expect(existsSync(join(base, 'current/developer/notes.txt'))).toBe(false)
  })
})

describe('what the operator reads', () => {
  test.each([
    ['an unknown option', ['--no-relaod'], '--no-relaod'],
    ['days that are no number', ['--no-reload', '--keep-days', 'abc'], '--keep-days'],
    ['nothing about the reload', [], '--no-reload'],
    ['--to without --rollback', ['--no-reload', '--to', '20200101-000000'], '--rollback'],
  ])('%s is refused in plain words', async (_, args, word) => {
    build('a')
    const { code, output } = await release(...args)
    expect(code).toBe(1)
    expect(output).toContain(word)
    expect(output).not.toMatch(STACK)
    expect(existsSync(base)).toBe(false)
  })

  // A small disk needs a mount, which needs a user namespace
  const canMount = spawnSync('unshare', ['-rm', 'true']).status === 0
  const small = canMount ? test : test.skip
  small(`a full disk is named by the folder that is full${canMount ? '' : ' (skipped: no user namespaces)'}`, () => {
    build('a')
    mkdirSync(base)
    const script =
      'mount -t tmpfs -o size=256k none "$1" && exec "$0" --import tsx tools/release/main.ts "$1" --no-reload'
    const { status, stdout, stderr } = spawnSync('unshare', ['-rm', 'sh', '-c', script, process.execPath, base], {
      cwd: ROOT,
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '', PUBLIC_DIR: join(root, 'public') },
    })
    expect(status).toBe(1)
    expect(stdout + stderr).toMatch(new RegExp(`磁盘满了：${base}/releases`))
    expect(stdout + stderr).toContain('再运行一次同样的命令')
    expect(stdout + stderr).not.toContain('重新构建')
    expect(stdout + stderr).not.toMatch(STACK)
  })
})

test('the list tells what is served, what was served before, and what was withdrawn', async () => {
  for (const version of ['a', 'b']) {
    build(version)
    await release('--no-reload')
  }
  await release('--rollback', '--no-reload')
  const { output } = await release('--list')
  expect(output).toMatch(/^ {2}\d{8}-\d{6} +已撤下\n\* \d{8}-\d{6} +正在服务$/m)
  expect(page()).toBe('a 0')
})
