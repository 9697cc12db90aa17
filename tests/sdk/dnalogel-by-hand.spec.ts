import { disposeDemo, logOf, openDemo, showDemo } from './demo'
import { changed, expect, shoot, test, watch } from './tab'
import { spotOf } from './viewer'

test.beforeEach(({ tab }) => void tab.removeAllListeners())

test('MeasurePlugin beside Sculpt measures from click to click', async ({ tab }) => {
  await openDemo(tab, 'MeasurePlugin')
  await showDemo(tab)
  // Two corners of the rug, 2.28 m apart.
  for (const corner of [
    [3.4, 0.016, 0.9],
    [1.3, 0.016, 0.9],
  ] as const) {
    const spot = (await spotOf(tab, [...corner]))!
    await tab.mouse.move(spot.x, spot.y, { steps: 4 })
    await tab.mouse.click(spot.x, spot.y)
  }
  expect(await logOf(tab)).toEqual([])
  await tab.keyboard.press('Enter')
  await expect.poll(() => tab.evaluate(() => document.body.innerText)).toMatch(/2\.(09|10|11)m/)
  // The declarations name a reason `enter`; 3.71.3 gives this one.
  await expect.poll(() => logOf(tab)).toEqual(['end external'])
  await disposeDemo(tab)
  await expect.poll(() => tab.evaluate(() => document.body.innerText)).not.toMatch(/2\.(09|10|11)m/)
})

test('PaintBrush draws a stroke and tells its points', async ({ tab }) => {
  await openDemo(tab, 'PaintBrush')
  const before = await shoot(tab)
  await showDemo(tab)
  await tab.mouse.move(100, 100)
  await tab.mouse.down()
  await tab.mouse.move(300, 180, { steps: 15 })
  await tab.mouse.up()
  await expect.poll(() => logOf(tab)).toEqual([expect.stringMatching(/^Drawline \d{2}$/)])
  expect(changed(before, await shoot(tab))).toBeGreaterThan(0.005)
  await disposeDemo(tab)
  await expect.poll(async () => changed(before, await shoot(tab))).toBeLessThan(0.001)
})

test('ModelViewPlugin does not draw with five 6.5.2', async ({ tab }) => {
  const faults = watch(tab)
  await openDemo(tab, 'ModelViewPlugin')
  await showDemo(tab)
  expect(faults.join('\n')).toContain('work.getURL is not a function')
})
