import type { TourPage } from '../../samples/tour/main'
import { LOOK } from '../../samples/tour/media-script'
import type { Browser } from '@playwright/test'
import { changed, expect, shoot, test } from './tab'
import { clipShare } from './tour-media'
import { openTour } from './tour-page'

/** Plays a script, and what can be seen of it. */
async function play(browser: Browser, script: Parameters<TourPage['play']>[0], address?: string) {
  const { page, errors } = await openTour(browser, address)
  expect(await page.evaluate((name) => window.tourPage.play(name), script)).toBe(true)
  return {
    page,
    errors,
    log: (): Promise<string[]> => page.evaluate(() => window.tourPage.log),
    text: (): Promise<string> => page.evaluate(() => document.body.innerText),
    screens: (): Promise<string[]> => page.evaluate(() => window.tourPage.screens()),
    share: async (colour: 'red' | 'blue'): Promise<number> => clipShare(await shoot(page), colour),
  }
}

test('a tour plays: camera, subtitles, tag; it pauses and goes on', async ({ browser }) => {
  const { page, log, text } = await play(browser, 'tour')

  await expect.poll(text).toContain('先看客厅')
  await page.evaluate(() => window.tourPage.player.pause())
  expect(await page.evaluate(() => window.tourPage.player.paused)).toBe(true)
  expect(await page.evaluate(() => window.tourPage.player.play())).toBe(true)
  await expect.poll(text).toContain('布艺沙发')
  await expect.poll(text).toContain('再去玄关')
  await expect.poll(() => page.evaluate(() => window.tourPage.five.state.panoIndex)).toBe(1)
  await expect.poll(log).toContain('Exit')
  expect(await log()).toEqual(expect.arrayContaining(['playing', 'Prompter', 'CameraMovement', 'PanoTag', 'paused']))
  await page.evaluate(() => window.tourPage.player.dispose())
  await expect.poll(text).not.toContain('再去玄关')
  await page.close()
})

test('the line with its length, the text, the panel and a keyframe of one’s own come and go', async ({ browser }) => {
  const { page, log, text } = await play(browser, 'kinds')
  // 3.9 m − 1.3 m, of which version 0.1.6 shows half (the page says so)
  await expect.poll(text).toContain('1.3000m')
  await expect.poll(text).toContain('朝南')
  await expect.poll(log).toContain('Custom')
  const picture = page.locator('img[src$="/flat/sofa-wall.webp"]')
  await expect(picture).toBeVisible({ timeout: 10_000 })
  await expect.poll(text).not.toContain('1.3000m')
  await expect.poll(text).not.toContain('朝南')
  await expect(picture).toBeHidden({ timeout: 10_000 })
  await page.close()
})

test('a video effect turns to its pose, covers the picture with the clip and goes', async ({ browser }) => {
  const { page, log, share } = await play(browser, 'effect')
  const video = page.locator('video.VideoEffect-video')
  await expect.poll(log).toContain('VideoEffect')
  await expect(video).toBeVisible()
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0)
  // A clip that is shorter than the keyframe stays on its last picture.
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.ended)).toBe(true)
  expect(await share('blue')).toBeGreaterThan(0.3)
  const pose = () =>
    page.evaluate(() => {
      const { panoIndex, longitude, fov } = window.tourPage.five.getCurrentState()
      return [panoIndex, longitude, fov].map((value) => Number(value.toFixed(2)))
    })
  await expect.poll(pose).toEqual([1, 1.75, 70])
  await expect(video).toBeHidden()
  await expect.poll(() => share('blue')).toBeLessThan(0.01)
  await page.close()
})

test('a clip plays on the screen in the flat, over and over; a tap does not give it sound', async ({ browser }) => {
  const { page, log, screens } = await play(browser, 'screen', '/tour/?model')
  await page.evaluate((pose) => window.tourPage.five.setState(pose, true), LOOK)
  await expect.poll(screens).toEqual(['VIDEO'])
  const seen = new Set<string>()
  const look = async (): Promise<string[]> => {
    const shot = await shoot(page)
    for (const colour of ['blue', 'red'] as const) if (clipShare(shot, colour) > 0.02) seen.add(colour)
    return [...seen].sort()
  }
  await expect.poll(look, { intervals: [100] }).toEqual(['blue', 'red'])
  // five keeps an invisible cube around the camera, which meets the ray before the screen does (the page says so)
  const tap = async (): Promise<string[]> => {
    // At one go: between two events of a real mouse a busy machine lets so much time pass that it is no tap
    await page.locator('#app canvas').evaluate((canvas) => {
      for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup'])
        canvas.dispatchEvent(new MouseEvent(type, { clientX: 140, clientY: 105, bubbles: true, button: 0 }))
    })
    return log()
  }
  await expect.poll(tap, { intervals: [2000] }).toContain('tap')
  expect(await screens()).toEqual(['VIDEO'])
  expect(await log()).not.toContain('sound')
  await page.evaluate(() => (window.tourPage.screenVideo.muted = false))
  await expect.poll(log).toContain('sound')
  await page.evaluate(() => window.tourPage.five.moveToPano(1))
  await expect.poll(() => page.evaluate(() => window.tourPage.screenVideo.muted)).toBe(true)
  await expect.poll(screens).toEqual([])
  await page.close()
})

test('without a model the screen shows the poster only', async ({ browser }) => {
  const { page, screens } = await play(browser, 'screen')
  const shown = new Set<string>()
  const look = async (): Promise<string[]> => {
    const now = await screens()
    for (const element of now) shown.add(element)
    return now
  }
  await expect.poll(look).not.toEqual([])
  await expect.poll(look, { intervals: [100] }).toEqual([])
  expect([...shown]).toEqual(['IMG'])
  await page.close()
})

test('the panorama is not changed by its keyframe, but by the code of the page', async ({ browser }) => {
  const { page, errors, log, text } = await play(browser, 'swap')
  const code = (): Promise<string | undefined> => page.evaluate(() => window.tourPage.five.work?.workCode)
  await expect.poll(text).toContain('后面的关键帧照常')
  await page.evaluate(() => window.tourPage.player.pause())
  expect(errors).toContain('"undefined" is not valid JSON')
  expect(await log()).not.toContain('UpdateVRPanorama')
  expect(await code()).toBe('sample-flat')
  const before = await shoot(page)
  const longitude = (): Promise<number> => page.evaluate(() => window.tourPage.five.getCurrentState().longitude)
  const view = await longitude()
  await page.evaluate(() => window.tourPage.player.play())
  await expect.poll(code).toBe('flat-by-night')
  await expect.poll(async () => changed(before, await shoot(page))).toBeGreaterThan(0.4)
  expect(await longitude()).toBeCloseTo(view, 3)
  await page.close()
})

test('a hand on the picture stops a Move where it is; a Rotate goes on to its end', async ({ browser }) => {
  const { page } = await openTour(browser)
  for (const effect of ['Move', 'Rotate']) {
    await page.evaluate((how) => {
      const pose = { mode: 'Panorama', panoIndex: 0, latitude: 0.1, fov: 80 }
      window.tourPage.five.setState({ ...pose, longitude: 1 } as never, true)
      const data = { ...pose, effect: how, longitude: 2.2 }
      void window.tourPage.try([{ type: 'CameraMovement', start: 300, end: 4300, data }])
    }, effect)
    const state = () => page.evaluate(() => window.tourPage.five.getCurrentState())
    await expect.poll(async () => (await state()).longitude).toBeGreaterThan(1.2)
    await page.mouse.move(150, 60)
    await page.mouse.down()
    for (let step = 1; step <= 8; step++) await page.mouse.move(150, 60 + step * 8)
    await page.mouse.up()
    await page.waitForTimeout(4500)
    const { longitude, latitude } = await state()
    if (effect === 'Move') expect([longitude < 2, latitude < 0], 'Move').toEqual([true, true])
    else expect([longitude, latitude].map((angle) => angle.toFixed(1)).join(' '), 'Rotate').toBe('2.2 0.1')
  }
  await page.close()
})
