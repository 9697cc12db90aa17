import { expect, test } from '@jest/globals'
import { DEMO_FRAME } from '../../../src/publish/demo-policy'
import { HOST_NAMES, HOSTS } from './index'
import type { Host } from './host'

test('running programs are published by nginx only: elsewhere their document would have the policy of the pages', () => {
  const facts = { paths: ['index.html', DEMO_FRAME.slice(1)], read: () => '', policy: "default-src 'none'" }
  const refused = HOST_NAMES.filter((name) => {
    try {
      ;(HOSTS[name] as Host).rootFiles(facts)
      return false
    } catch (error) {
      expect((error as Error).message).toContain('DEMO_WORK')
      return true
    }
  })
  expect(refused).toEqual(HOST_NAMES.filter((name) => name !== 'nginx'))
  for (const name of HOST_NAMES)
    expect(() => (HOSTS[name] as Host).rootFiles({ ...facts, paths: ['index.html'] })).not.toThrow()
})
