import { beforeEach, describe, expect, test } from '@jest/globals'
import { cpSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { releasePlace, STACK, type ReleasePlace } from '../../tests/support/release-command'
import { checkLink } from './layout'

/** `npm run release` in a folder that a failed disk, a careless copy or an earlier version of the site has left. */
let place: ReleasePlace

beforeEach(async () => {
  place = releasePlace()
  place.build('a')
  await place.release('--no-reload')
  place.build('b')
})

const inBase = (...path: string[]): string => join(place.base, ...path)
const released = (): string => place.releases()[0]!

/** @returns what a release says that changes nothing. */
async function refused(...args: string[]): Promise<string> {
  const { code, output } = await place.release('--no-reload', ...args)
  expect(code).toBe(1)
  expect(output).not.toMatch(STACK)
  expect(place.served()).toBe('a')
  expect(place.releases()).toHaveLength(1)
  return output
}

describe.each([
  ['releases.json', () => 'releases.json'],
  ['what is known of a release', () => `about/${released()}.json`],
])('%s', (_, nameOf) => {
  test.each(['', '{"served":["20', 'null', '[]', '5'])(
    'that holds %j is named, with what its loss means',
    async (text) => {
      writeFileSync(inBase(nameOf()), text)
      expect(await refused()).toContain(`${nameOf()} 不完整，读不懂`)
      rmSync(inBase(nameOf()))
      expect(await place.release('--no-reload')).toMatchObject({ code: 0 })
      expect(place.served()).toBe('b')
    },
  )
})

test.each(['', '5', '{"pid":1'])('a lock that holds %j is named; without it the release goes on', async (text) => {
  writeFileSync(inBase('release.lock'), text)
  expect(await refused()).toContain(`锁文件 ${inBase('release.lock')} 读不出是谁的`)
  rmSync(inBase('release.lock'))
  expect(await place.release('--no-reload')).toMatchObject({ code: 0 })
})

test('a copy that lost its links is told apart, and nobody is told to delete what is served', async () => {
  rmSync(inBase('current'))
  cpSync(inBase('releases', released()), inBase('current'), { recursive: true })
  const output = await refused()
  expect(output).toContain(`${inBase('current')} 应是指向一个版本的链接，这里却是文件夹`)
  expect(output).not.toContain('删掉它')
  expect(() => checkLink(place.base)).toThrow('先不要删')
})

describe('a release at another prefix', () => {
  beforeEach(() => {
    renameSync(inBase('releases', released(), 'developer'), inBase('releases', released(), 'docs-portal'))
  })

  test('is followed by one at this prefix', async () => {
    expect(await place.release('--no-reload')).toMatchObject({ code: 0 })
    expect(place.served()).toBe('b')
  })

  test('is not gone back to: its pages would be nowhere', async () => {
    const other = released()
    await place.release('--no-reload')
    const { code, output } = await place.release('--rollback', '--no-reload')
    expect(code).toBe(1)
    expect(output).toMatch(new RegExp(`版本 ${other} 不在 /developer 下.*facts\\.ts`))
    expect(output).not.toMatch(STACK)
    expect(place.served()).toBe('b')
  })
})

test('drafts of files that could not be written are cleared away', async () => {
  for (const path of ['nginx/csp.conf.77.tmp', 'releases.json.77.tmp']) writeFileSync(inBase(path), '')
  await place.release('--no-reload')
  expect([...readdirSync(place.base), ...readdirSync(inBase('nginx'))].filter((name) => name.endsWith('.tmp'))).toEqual(
    [],
  )
})
