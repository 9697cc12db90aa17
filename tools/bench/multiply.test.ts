import { expect, test } from '@jest/globals'
import { spawnSync } from 'node:child_process'
import { copySite } from '../../tests/support/site-copy'
import { multiply, pageCount } from './multiply'

test('copies of the areas are a site without errors, as the benchmark of builds needs it', () => {
  const site = copySite({}, { content: true })
  try {
    const once = pageCount(site.root)
    expect(multiply(site.root, 2)).toBeGreaterThan(1.9 * once)
    const { status, stdout } = spawnSync('node_modules/.bin/tsx', ['tools/check/content.ts'], {
      cwd: site.root,
      encoding: 'utf8',
    })
    expect([status, stdout.slice(-2_000)]).toEqual([0, expect.stringMatching(/，0 个错误/)])
  } finally {
    site.remove()
  }
})
