import { beforeEach, describe, expect, test } from '@jest/globals'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { releasePlace, STACK, type ReleasePlace } from '../../tests/support/release-command'

/** `npm run release` as it goes when something gets in between: another one, a signal, a reload that fails. */
let place: ReleasePlace

beforeEach(() => {
  place = releasePlace()
})

const pause = (ms: number): Promise<void> => new Promise((wake) => setTimeout(wake, ms))

describe('two releases at once', () => {
  test.each([0, 20, 60, 120, 200, 300, 420, 600])(
    'the second %i ms later: what is served is whole, and whoever fails says who was first',
    async (offset) => {
      place.build('a')
      expect((await place.release('--no-reload')).code).toBe(0)
      place.build('b')
      const first = place.start(['--no-reload'])
      await pause(offset)
      const second = place.start(['--no-reload'])
      const [one, two] = await Promise.all([first.ended, second.ended])
      const codes = [one.code, two.code]
      expect(codes).toContain(0)
      expect(place.served()).toBe('b')
      for (const [run, other] of [
        [one, second],
        [two, first],
      ] as const)
        if (run.code !== 0) {
          expect(run.output).toContain(`进程 ${other === first ? first.child.pid : second.child.pid}`)
          expect(run.output).not.toMatch(STACK)
        }
      expect(place.releases().filter((name) => name.startsWith('.'))).toEqual([])
    },
  )

  test('the lock of a release that was killed does not hold up the next', async () => {
    place.build('a')
    const killed = await place.release('--reload', 'kill -9 $PPID')
    expect(killed.code).not.toBe(0)
    expect((await place.release('--no-reload')).code).toBe(0)
    expect(place.served()).toBe('a')
  })
})

describe('a reload that did not happen', () => {
  beforeEach(async () => {
    place.build('a')
    await place.release('--no-reload')
    place.build('b')
  })
  const reloaded = (): boolean => existsSync(join(place.root, 'reloaded'))
  const mark = (): string => `touch ${join(place.root, 'reloaded')}`

  test.each([
    ['failed', 'exit 3'],
    ['could not start', '/nonexistent/nginx -s reload'],
    ['was killed with its release', 'kill -9 $PPID'],
  ])('one that %s is made up for by the next try', async (_, command) => {
    const failed = await place.release('--reload', command)
    expect(failed.code).not.toBe(0)
    expect(failed.output).not.toMatch(STACK)
    expect(place.served()).toBe('a')
    expect(reloaded()).toBe(false)
    const repeated = await place.release('--reload', mark(), '--settle', '0')
    expect(repeated).toMatchObject({ code: 0 })
    expect(reloaded()).toBe(true)
    expect(place.served()).toBe('b')
  })

  test('a failed one says what failed, and that nothing has changed', async () => {
    const { output } = await place.release('--reload', 'exit 3')
    expect(output).toContain('“exit 3”')
    expect(output).toContain('退出码 3')
    expect(output).toContain('正在服务的版本没有变动')
  })

  test('nobody reloads when the server has what it needs', async () => {
    expect((await place.release('--reload', mark(), '--settle', '0')).code).toBe(0)
    rmSync(join(place.root, 'reloaded'))
    // The policy of the version before is no longer needed, which is no reason to drop connections either
    for (let turn = 0; turn < 2; turn++) expect((await place.release('--reload', mark(), '--settle', '0')).code).toBe(0)
    expect(reloaded()).toBe(false)
  })
})

describe('a killed release', () => {
  test.each([250, 350, 450, 550, 700])('after %i ms: what is served is whole, and so is the next', async (ms) => {
    place.build('a')
    await place.release('--no-reload')
    place.build('b')
    await place.release('--no-reload')
    place.build('c')
    const run = place.start(['--no-reload'])
    await pause(ms)
    run.child.kill('SIGKILL')
    await run.ended
    const now = place.served()
    expect(['b', 'c']).toContain(now)
    // What was never served is nothing to go back to
    expect((await place.release('--rollback', '--no-reload')).code).toBe(0)
    expect(place.served()).toBe(now === 'b' ? 'a' : 'b')
    place.build('d')
    expect((await place.release('--no-reload')).code).toBe(0)
    expect(place.served()).toBe('d')
    expect(place.releases().filter((name) => name.startsWith('.'))).toEqual([])
  })
})
