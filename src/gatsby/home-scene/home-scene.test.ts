import { describe, expect, test } from '@jest/globals'
import { gzipSync } from 'node:zlib'
import { homeScene } from './home-scene'
import { homeSphere } from './sphere'
import { PAPER } from './view'

const scene = homeScene()

/** Every place that the relative moves of a dotted path come to. */
function places(data: string): [number, number][] {
  let [x, y] = [0, 0]
  return [...data.matchAll(/m(-?\d+)[ ]?(-?\d+)h0/g)].map(([, dx, dy]) => {
    x += Number(dx)
    y += Number(dy)
    return [x, y]
  })
}

const clouds = [...scene.matchAll(/<path d="([^"]*)"[^>]* class="dot"/g)].map(([, data]) => places(data ?? ''))

describe('the drawing of the flat', () => {
  test('is the same in every build', () => {
    expect(homeScene()).toBe(scene)
  })

  test('takes no more than 11.5 KB on the wire', () => {
    expect(gzipSync(scene, { level: 9 }).length).toBeLessThanOrEqual(11_500)
  })

  test('has four tones of dots, about 4,000 in all, and the floor as a fifth tone of rings', () => {
    expect(clouds).toHaveLength(4)
    expect(clouds.every((dots) => dots.length > 400)).toBe(true)
    const count = clouds.flat().length
    expect(count).toBeGreaterThan(3500)
    expect(count).toBeLessThan(4600)
    expect(scene.match(/class="ring"/g)).toHaveLength(1)
  })

  test('keeps all dots on the paper, and no two in one place', () => {
    const dots = clouds.flat()
    expect(dots.every(([x, y]) => x >= 0 && x < PAPER.width && y >= 0 && y < PAPER.height)).toBe(true)
    expect(new Set(dots.map(String)).size).toBe(dots.length)
  })

  test('leaves the windows of the back wall empty', () => {
    // A square inside the living room's window, as seen on the paper.
    const inWindow = clouds.flat().filter(([x, y]) => x > 240 && x < 300 && y > 250 && y < 300)
    expect(inWindow).toEqual([])
  })

  test('has one name for screen readers, and measures in its labels', () => {
    expect(scene.match(/role="img"/g)).toHaveLength(1)
    for (const label of ['客厅 5.00 m', '主卧 3.40 m', '4.00 m', '2.70 m', '当前点位', '行走路线'])
      expect(scene).toContain(`>${label}<`)
  })
})

describe('both drawings', () => {
  test.each([
    ['flat', scene],
    ['sphere', homeSphere()],
  ])('%s: colours are design tokens, nothing else', (_name, svg) => {
    const colours = [...svg.matchAll(/ (?:fill|stroke)="([^"]*)"/g)].map(([, value]) => value)
    expect(colours.length).toBeGreaterThan(5)
    expect(colours.filter((value) => !/^(?:none|var\(--[a-z0-9-]+\))$/.test(value ?? ''))).toEqual([])
    expect(svg).not.toMatch(/style=|NaN|undefined|Infinity/)
  })
})
