import { expect, test } from '@jest/globals'
import { loadDocument, referenceOf } from './read'
import { allSampleFiles, sampleFiles } from './samples'

const reference = referenceOf(loadDocument())
const { groups, servers } = reference
const server = servers[0]!.url
const endpoints = groups.flatMap((group) => group.endpoints).filter(({ callable }) => callable)

test('samples in other languages print no secrets either', () => {
  const secret = /access_token|ticket|"sign"|'sign'|tmpSecret|sessionToken/
  for (const endpoint of endpoints)
    for (const { code } of sampleFiles(endpoint, server)) {
      const printed = code.split('\n').filter((line) => /print|echo/i.test(line))
      expect(printed.length).toBeGreaterThan(0)
      expect(printed.join('\n')).not.toMatch(secret)
      const whole = printed.some((line) => /reply\["data"\]\)|reply\.Data\)|\['data'\]\)|path\("data"\)\)/.test(line))
      expect(whole).toBe(endpoint.print === 'data')
    }
})

test('every file has a path of its own', () => {
  const paths = allSampleFiles(reference).map(({ path }) => path)
  expect(new Set(paths).size).toBe(4 * endpoints.length)
})
