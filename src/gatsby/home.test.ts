import { describe, expect, test } from '@jest/globals'
import { tempFolder } from '../../tests/support/temp-folder'
import { siteHome } from './home'

const home = await siteHome(process.cwd())

describe('the home page’s data', () => {
  test('brings a drawing with one name for screen readers and measures in its labels', () => {
    expect(home.scene).toMatch(/^<svg [^>]*role="img"/)
    for (const label of ['客厅 5.00 m', '主卧 3.40 m', '4.00 m', '2.70 m', '当前点位', '行走路线'])
      expect(home.scene).toContain(`>${label}<`)
  })

  test('has no drawing that would run', async () => {
    const root = tempFolder('scene', { 'content/home/scene.svg': '<svg viewBox="0 0 9 9"><script>x()</script></svg>' })
    expect(await siteHome(root)).toMatchObject({ scene: '' })
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
})
