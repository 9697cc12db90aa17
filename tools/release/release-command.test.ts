import { beforeEach, describe, expect, test } from '@jest/globals'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { releasePlace, STACK, type ReleasePlace } from '../../tests/support/release-command'

/** `npm run release` as an operator runs it: one after the other, back again, with half a build, with wrong words. */
let place: ReleasePlace

beforeEach(() => {
  place = releasePlace()
})

describe('going back', () => {
  test('never goes to a version that was withdrawn', async () => {
    for (const version of ['a', 'b']) {
      place.build(version)
      await place.release('--no-reload')
    }
    await place.release('--rollback', '--no-reload')
    expect(place.served()).toBe('a')
    place.build('c')
    await place.release('--no-reload')
    await place.release('--rollback', '--no-reload')
    expect(place.served()).toBe('a')
    const { code, output } = await place.release('--rollback', '--no-reload')
    expect(code).toBe(1)
    expect(output).toContain('没有可以退回的版本')
    expect(output).toContain('已撤下')
    expect(place.served()).toBe('a')
  })

  test('in an empty place makes nothing', async () => {
    const { code, output } = await place.release('--rollback', '--no-reload')
    expect(code).toBe(1)
    expect(output).toContain('没有可以退回的版本')
    expect(existsSync(place.base)).toBe(false)
  })
})

describe('half a build', () => {
  beforeEach(async () => {
    place.build('a')
    await place.release('--no-reload')
    place.build('b')
  })
  const refused = async (): Promise<string> => {
    const { code, output } = await place.release('--no-reload')
    expect(code).toBe(1)
    expect(output).not.toMatch(STACK)
    expect(place.served()).toBe('a')
    expect(place.releases()).toHaveLength(1)
    return output
  }

  test('that lacks files is refused by their names', async () => {
    rmSync(join(place.root, 'public/docs/7'), { recursive: true })
    expect(await refused()).toMatch(/缺少 1 个文件.*docs\/7\/index\.html/s)
  })

  test('with a file cut short is refused by its name', async () => {
    writeFileSync(join(place.root, 'public/docs/9/index.html'), 'b')
    expect(await refused()).toMatch(/1 个文件与构建时不同.*docs\/9\/index\.html/s)
  })

  test('with a folder in place of a file is refused by its name', async () => {
    rmSync(join(place.root, 'public/docs/7/index.html'))
    mkdirSync(join(place.root, 'public/docs/7/index.html'))
    expect(await refused()).toMatch(/缺少 1 个文件.*docs\/7\/index\.html/s)
  })

  test.each(['{}', '{"pages":121}', 'null', '{"pages":1,"files":{'])(
    'that is described by %s is none',
    async (text) => {
      writeFileSync(join(place.root, 'public.build.json'), text)
      expect(await refused()).toContain('不是一次完整的构建')
    },
  )

  test('what lies beside the build is not published', async () => {
    writeFileSync(join(place.root, 'public/notes.txt'), 'private')
    expect((await place.release('--no-reload')).code).toBe(0)
    expect(existsSync(join(place.base, 'current/developer/notes.txt'))).toBe(false)
  })
})

describe('what the operator reads', () => {
  test.each([
    ['an unknown option', ['--no-relaod'], '--no-relaod'],
    ['days that are no number', ['--no-reload', '--keep-days', 'abc'], '--keep-days'],
    ['nothing about the reload', [], '--no-reload'],
    ['a reload whose variable was not set', ['--reload', '  '], '--reload 后面是空的'],
    ['days whose variable was not set', ['--no-reload', '--keep-days', ''], '--keep-days 后面是空的'],
    ['a reload and none', ['--reload', 'true', '--no-reload'], '只写一个'],
    ['--to without --rollback', ['--no-reload', '--to', '20200101-000000'], '--rollback'],
  ])('%s is refused in plain words', async (_, args, word) => {
    place.build('a')
    const { code, output } = await place.release(...args)
    expect(code).toBe(1)
    expect(output).toContain(word)
    expect(output).not.toMatch(STACK)
    expect(existsSync(place.base)).toBe(false)
  })

  // A small disk needs a mount, which needs a user namespace
  const canMount = spawnSync('unshare', ['-rm', 'true']).status === 0
  const small = canMount ? test : test.skip
  small(`a full disk is named by the folder that is full${canMount ? '' : ' (skipped: no user namespaces)'}`, () => {
    place.build('a')
    mkdirSync(place.base)
    const script =
      'mount -t tmpfs -o size=256k none "$1" && exec "$0" --import tsx tools/release/main.ts "$1" --no-reload'
    const { status, stdout, stderr } = spawnSync('unshare', ['-rm', 'sh', '-c', script, process.execPath, place.base], {
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '', PUBLIC_DIR: join(place.root, 'public') },
    })
    expect(status).toBe(1)
    expect(stdout + stderr).toMatch(new RegExp(`磁盘满了：${place.base}/releases`))
    expect(stdout + stderr).toContain('再运行一次同样的命令')
    expect(stdout + stderr).not.toContain('重新构建')
    expect(stdout + stderr).not.toMatch(STACK)
  })
})

test('the list tells what is served, what was served before, and what was withdrawn', async () => {
  for (const version of ['a', 'b']) {
    place.build(version)
    await place.release('--no-reload')
  }
  await place.release('--rollback', '--no-reload')
  const { output } = await place.release('--list')
  expect(output).toMatch(/^ {2}\d{8}-\d{6} +已撤下\n\* \d{8}-\d{6} +正在服务$/m)
  expect(readFileSync(join(place.base, 'current/developer/docs/0/index.html'), 'utf8')).toBe('a 0')
})
