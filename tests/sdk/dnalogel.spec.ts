import type { Page } from '@playwright/test'
import { disposeDemo, logOf, openDemo, showDemo } from './demo'
import { changed, expect, shoot, test, watch } from './tab'

/** What a plugin of dnalogel 3.71.3 must be seen to do on the flat (data: `static/samples/flat/`). */
interface Sight {
  /** Texts that appear in the page, and are gone after the plugin is disposed of. */
  texts?: string[]
  /** Least share of the picture that changes. */
  pixels?: number
  /** Entries of the demo's log. */
  log?: string[]
  /** What it writes to the console as an error although it works. */
  says?: RegExp[]
  /** Why the picture is not the one from before when the plugin is gone; otherwise it must be. */
  stays?: string
}

const sights: Record<string, Sight> = {
  PanoCompassPlugin: { pixels: 0.03 },
  PanoTagPlugin: { texts: ['布艺沙发', '圆茶几'], pixels: 0.0005, log: ['tags: 7'] },
  PanoRulerPlugin: { texts: ['5.0m', '4.0m', '2.7m'], pixels: 0.003 },
  PanoRulerProPlugin: { texts: ['5.0m', '4.0m', '2.7m'], pixels: 0.003 },
  PanoMeasurePlugin: { texts: ['2.60m', '1.85m'], pixels: 0.002 },
  // Asks for the default arrow of the vendor's server as well, which is not there offline.
  GuideLinePlugin: { pixels: 0.004, says: [/^page: Event$/] },
  CruisePlugin: {
    pixels: 0.3,
    log: ['play', 'index 0', 'index 1', 'index 2', 'end', 'arrived 2'],
    says: [/CruisePlugin is disposed/, /^page: Event$/],
    stays: 'it has walked',
  },
  ModelRoomLabelPlugin: { texts: ['客厅', '主卧', '玄关'], pixels: 0.001 },
  ModelMakerPlugin: { pixels: 0.02, says: [/Sculpt\.modules\.init/] },
  AreaMakerPlugin: { texts: ['客厅 20 ㎡', '主卧 13.6 ㎡'], pixels: 0.05 },
  MovePlugin: {
    pixels: 0.3,
    log: ['play', 'end', 'progress 1.00', 'mode Model'],
    says: [/CruisePlugin is disposed/],
    stays: 'it has flown',
  },
  CameraMovementPlugin: { pixels: 0.3, log: ['moved true', 'arrived 1'], stays: 'it has walked' },
  Sculpt: { texts: ['13.60m²', '3.40m', '4.00m'], pixels: 0.01, says: [/behindFiveElement/, /behindWrapper/] },
  PanoFloorplanRadarPlugin: { pixels: 0.05, stays: 'the box is the page’s own' },
  FloorplanGuidePlugin: { pixels: 0.05, stays: 'the box is the page’s own' },
  ModelFloorplanPlugin: { texts: ['客厅', '主卧', '卫生间'], pixels: 0.1, stays: 'the camera stays above' },
  TopviewFloorplanPlugin: { texts: ['客厅', '主卧', '卫生间'], pixels: 0.1, stays: 'the mode stays Topview' },
  MapviewFloorplanPlugin: { texts: ['客厅', '主卧', '卫生间'], pixels: 0.1, stays: 'the camera stays above' },
}

/** Everything that can be read on the page, labels inside plugins' own elements included. */
const readable = (page: Page): Promise<string> => page.evaluate(() => document.body.innerText)

for (const [name, { texts = [], pixels = 0, log = [], says = [], stays }] of Object.entries(sights)) {
  test(name, async ({ tab }) => {
    const faults = watch(tab)
    await openDemo(tab, name)
    const before = await shoot(tab)
    await showDemo(tab)
    for (const text of texts) await expect.poll(() => readable(tab)).toContain(text)
    await expect.poll(async () => changed(before, await shoot(tab))).toBeGreaterThanOrEqual(pixels)
    expect(await logOf(tab)).toEqual(expect.arrayContaining(log))
    await disposeDemo(tab)
    for (const text of texts) await expect.poll(() => readable(tab)).not.toContain(text)
    if (!stays) await expect.poll(async () => changed(before, await shoot(tab))).toBeLessThan(0.001)
    expect(faults.filter((fault) => !says.some((known) => known.test(fault)))).toEqual([])
    tab.removeAllListeners()
  })
}
