import { beforeAll, describe, expect, test } from '@jest/globals'
import type { SiteHome } from '../site/types'
import { homeDigest, siteHome } from './home'
import { tempFolder } from '../../tests/support/temp-folder'

const root = process.cwd()
let home: SiteHome

beforeAll(async () => {
  home = await siteHome(root)
})

describe('the home page’s data', () => {
  test('has three steps, each with a title and a block of coloured code with a copy button', () => {
    expect(home.steps.match(/<li><h3 id="/g)).toHaveLength(3)
    expect(home.steps.match(/<button type="button" class="copy"/g)).toHaveLength(3)
    expect(home.steps).toMatch(/<i class="k">import ?<\/i>/)
  })

  test('links to the quick start with the path prefix', () => {
    expect(home.steps).toContain('href="/developer/docs/five/quick-start/"')
  })

  test('brings two drawings', () => {
    expect(home.scene).toMatch(/^<svg /)
    expect(home.sphere).toMatch(/^<svg /)
  })

  test('has no steps, and no error, when the content has none', async () => {
    const empty = tempFolder('home')
    expect((await siteHome(empty)).steps).toBe('')
  })

  test('has a digest that does not change by itself', () => {
    expect(homeDigest(root)).toBe(homeDigest(root))
  })
})
