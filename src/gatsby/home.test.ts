import { beforeAll, describe, expect, test } from '@jest/globals'
import type { SiteHome } from '../site/types'
import { siteHome } from './home'
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

  test('brings a drawing with one name for screen readers and measures in its labels', () => {
    expect(home.scene).toMatch(/^<svg [^>]*role="img"/)
    for (const label of ['客厅 5.00 m', '主卧 3.40 m', '4.00 m', '2.70 m', '当前点位', '行走路线'])
      expect(home.scene).toContain(`>${label}<`)
  })

  test('brings the versions that the pages are checked with', () => {
    const versions = Object.fromEntries(home.versions.map(({ name, version }) => [name, version]))
    expect(versions['@realsee/five']).toMatch(/^\d+\.\d+\.\d+$/)
    expect(versions.three).toBe('0.117.1')
    expect(versions).not.toHaveProperty('typescript')
  })

  test('draws in colours of the design, which change with the scheme', () => {
    const colours = [...home.scene.matchAll(/ (?:fill|stroke)="([^"]*)"/g)].map(([, value]) => value)
    expect(colours.length).toBeGreaterThan(5)
    expect(colours.filter((value) => !/^(?:none|var\(--[a-z0-9-]+\))$/.test(value ?? ''))).toEqual([])
  })

  test('is empty, and no error, when the content has none', async () => {
    expect(await siteHome(tempFolder('home'))).toEqual({ scene: '', versions: [], steps: '', uses: [], icons: [] })
  })
})
