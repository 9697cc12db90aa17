import { disposeDemo, openDemo, showDemo, valuesOf } from './demo'
import { changed, expect, shoot, test } from './tab'

test.afterEach(async ({ tab }) => {
  await disposeDemo(tab)
  tab.removeAllListeners()
})

test('PanoMeasurePlugin: what each way of measuring shows', async ({ tab }) => {
  const values = await valuesOf(tab, 'options of PanoMeasurePlugin')
  const buttons = '撤销 开始 退出'
  const hint = '选择一个合适的位置开始测量'
  // 1.45 m is for another point: only View keeps to it
  expect(values['mode View']).toBe('View 2.60m')
  expect(values['mode Watch']).toMatch(new RegExp(`^Watch ${buttons}.* 2\\.60m 1\\.45m$`))
  expect(values['mode Edit']).toMatch(new RegExp(`^Edit 撤销 结束 退出 ${hint}.* 2\\.60m 1\\.45m$`))
  expect(values['mode Mixed']).toMatch(new RegExp(`^Mixed ${buttons} 删除$`))
  expect(values).toMatchObject({
    ...{ 'highlight in View': 'false', 'highlight in Watch': 'true', 'highlight in Edit': 'false' },
    ...{ 'dots in View': 'true', 'dots in Watch': 'true', 'dots in Edit': 'false', 'dots in Mixed': 'false' },
  })
  expect(values['start of plain']).toMatch(/^Watch /)
  expect(values['start of phone']).toMatch(/^Mixed /)
  expect(values['edit of phone']).toMatch(/^Mixed /)
  expect(values['edit of bare']).not.toMatch(new RegExp(`撤销|退出|${hint}`))
  expect(values['edit of fixed']).not.toContain(hint)
  expect(values['edit of mobile buttons']).toMatch(/^Edit 开始 /)
  expect(values['start of both']).toMatch(/^Watch 测距离 测面积 /)
  expect(values['type line']).toContain(hint)
  expect(values['type area']).toContain('选择一个合适的位置开始绘制平面')
})

test('a class name alone takes the text from PanoRulerPlugin, not from PanoRulerProPlugin', async ({ tab }) => {
  const values = await valuesOf(tab, 'class names of rulers')
  expect(values.PanoRulerPlugin).toContain('distanceText is not a function')
  expect(values.PanoRulerProPlugin).toContain('5.0m')
})

test('PointSelector: where it picks, and what it does where there is no model', async ({ tab }) => {
  const on = '2.3 0.0 0.9'
  const values = await valuesOf(tab, 'options of PointSelector')
  expect(values).toMatchObject({
    ...{ 'mode fixed, click': 'nothing', 'mode cursor, click': on, 'mode auto, click': on },
    // Nobody has moved a mouse yet
    ...{ 'mode cursor, by code': 'null', 'mode auto, by code': 'null' },
    ...{ 'mode fixed, adhere': 'nothing', 'mode cursor, adhere': '2.4 0.0 0.9 adsorbed' },
    ...{ 'adherePlane, alone': on, 'adherePlane, prepared': '2.3 0.1 0.9 adsorbed' },
    ...{ 'wantsSelect false': 'nothing', 'wantsSelect false, by code': 'false' },
    ...{ 'planeMode onlyVirtual': on, 'planeMode vertical': '2.3 0.5 0.9' },
    'actionIfNoIntersection lastPoint': `${on}, ${on}`,
    // The click counts all the same
    'actionIfNoIntersection disable': `${on}, null`,
    ...{ 'cursor of lastPoint': 'usual', 'cursor of virtualPoint': 'usual', 'cursor of disable': 'forbidden' },
    'pointHelper null': '1',
  })
  expect(values['mode fixed, by code']).toMatch(/^\d/)
  expect(values['planeMode onlyPlane']).toMatch(/^(?!2\.3).* 0\.5 /)
  expect(values['actionIfNoIntersection virtualPoint']).toMatch(/virtual$/)
  expect(Number(values['pointHelper default'])).toBeGreaterThan(1)
  expect(values['pointHelper highlight']).not.toBe(values['pointHelper default'])
})

test('the presets of blink: how often, how long; opaque in the end', async ({ tab }) => {
  const values = await valuesOf(tab, 'presets of blink')
  const presets: [string, number, number][] = [
    ['quick', 1, 4],
    ['normal', 2, 12],
    ['slow', 3, 30],
    ['attention', 4, 32],
  ]
  for (const [preset, times, tenths] of presets) {
    const [dark, took, opacity] = values[`blink ${preset}`]!.split(' ').map(Number)
    expect([preset, dark, opacity]).toEqual([preset, times, 1])
    expect(took).toBeGreaterThanOrEqual(tenths)
  }
})

test('the handle of an object stands where it is told', async ({ tab }) => {
  const middle = '2.5 0.5 1.2'
  expect(await valuesOf(tab, 'options of Object3DHelperPlugin')).toMatchObject({
    ...{ 'positionFrom unset': '2.0 0.5 1.2', 'positionFrom objectPosition': '2.0 0.5 1.2' },
    'positionFrom boundingBox': middle,
    // The sphere around a box need not have the box's middle
    'positionFrom boundingSphere': expect.stringMatching(/^2\.[4-6] 0\.[4-6] 1\.[1-3]$/),
    ...{ 'positionFrom a point': '3.0 1.0 1.0', 'positionFrom a function': '2.0 2.0 1.2' },
  })
})

test('a floor plan fits the floor, the middle or the ceiling; from straight above they are the same', async ({
  tab,
}) => {
  const sizes = async (demo: string): Promise<number[]> => {
    const values = await valuesOf(tab, demo)
    return ['FLOOR', 'BOUNDING_CENTER', 'CEILING'].map((name) => Number(values[`attachedTo ${name}`]))
  }
  const [floor, middle, ceiling] = await sizes('attachedTo of ModelFloorplanPlugin')
  expect([floor! > 100, middle! > floor! * 1.05, ceiling! > middle! * 1.05]).toEqual([true, true, true])
  await disposeDemo(tab)
  expect(new Set(await sizes('attachedTo of TopviewFloorplanPlugin')).size).toBe(1)
})

test('the plan from above lets the wheel through when it is told', async ({ tab }) => {
  await openDemo(tab, 'gestures of TopviewFloorplanPlugin')
  await showDemo(tab)
  const turn = async (): Promise<number> => {
    const before = await shoot(tab)
    await tab.mouse.move(240, 150)
    for (let k = 0; k < 4; k++) await tab.mouse.wheel(0, -240)
    await tab.waitForTimeout(900)
    return changed(before, await shoot(tab))
  }
  expect(await turn()).toBeLessThan(0.02)
  await tab.evaluate(() => window.demoPage.pose())
  expect(await turn()).toBeGreaterThan(0.1)
})

test('ModelMakerPlugin: a prism keeps to its floor, a box does not', async ({ tab }) => {
  const values = await valuesOf(tab, 'floors of ModelMakerPlugin')
  const hidden = Object.entries(values).flatMap(([name, seen]) => (seen === 'hidden' ? [name] : []))
  expect(Object.keys(values)).toHaveLength(12)
  expect(hidden).toEqual(['prism of floor 1, shown 0'])
})

test('AreaMakerPlugin: false keeps a tap from five', async ({ tab }) => {
  expect(await valuesOf(tab, 'taps of AreaMakerPlugin')).toMatchObject({
    'wantsTap false': 'heard 1, Floorplan',
    'wantsTap undefined': 'heard 1, Panorama',
  })
})
