import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { Frame } from '../../samples/tour/frames'
import { expect, shoot, test } from './tab'
import { openTour } from './tour-page'

/** vreo 0.1.6: every value of a keyframe that takes one of a few. */
const WINDOW = { x: 2.6, y: 1.4, z: 0 }
const HOME = { panoIndex: 0, latitude: 0.1, fov: 80, mode: 'Panorama' }
const frame = (type: string, data: object, end = 5000): Frame => ({ type, start: 200, end, data })

/**
 * Plays a movement of the camera of `length` ms; how far it turned either way and at most from one frame to the next
 * (radians), how often it turned back, where it ended.
 */
const turn = (page: Page, data: object, length = 1200) =>
  page.evaluate(
    async ([move, home, length]) => {
      const { five, log } = window.tourPage
      const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))
      five.setState({ ...home, longitude: 1 } as never, true)
      await pause(300)
      log.length = 0
      let [last, left, right, back, before, most] = [five.getCurrentState().longitude, 0, 0, 0, 0, 0]
      let [going, still] = [true, 0]
      const look = (): void => {
        const { longitude } = five.getCurrentState()
        const step = Math.atan2(Math.sin(longitude - last), Math.cos(longitude - last))
        if (step > 0) left += step
        else right -= step
        if (step * before < 0) back++
        if (step) before = step
        still = Math.abs(step) < 1e-4 ? still + 1 : 0
        most = Math.max(most, Math.abs(step))
        last = longitude
        if (going) requestAnimationFrame(look)
      }
      look()
      await window.tourPage.try([{ type: 'CameraMovement', start: 200, end: 200 + length, data: move }])
      // Its sound, and with it the movement, may begin late on a busy machine, and end late
      for (let tries = 0; tries < 150 && !log.includes('CameraMovement'); tries++) await pause(200)
      await pause(length + 700)
      still = 0
      for (let tries = 0; tries < 150 && still < 15; tries++) await pause(200)
      going = false
      const { mode, panoIndex } = five.getCurrentState()
      return { left, right, back, most, end: `${mode} ${panoIndex}` }
    },
    [{ ...HOME, ...data }, HOME, length] as const,
  )

test('the camera turns the way that the word says, and ends in the mode that this version reaches', async ({
  browser,
}) => {
  const { page } = await openTour(browser, '/tour/?model')
  /**
   * The movement does what is said of it. Its end comes by a timer however far it got, and a keyframe may be lost: what
   * a busy machine cannot show in 1.2 s, it plays slower.
   */
  const does = async (data: object, want: RegExp, lengths = [1200, 8000, 16_000]): Promise<void> => {
    const { left, right, back, most, end } = await turn(page, data, lengths[0])
    const way = left > right ? `left ${left.toFixed(0)}` : `right ${right.toFixed(0)}`
    const did = `${most > 1.5 ? 'in leaps' : back > 2 ? 'to and fro' : way}, ${end}`
    if (!want.test(did) && lengths.length > 1) return does(data, want, lengths.slice(1))
    expect(did, JSON.stringify(data)).toMatch(want)
  }
  const turns = (data: object, want: RegExp) => does({ effect: 'Rotate', ...data }, want)
  // From 1 rad: in this version Clockwise is to the left (vreo/keyframes/camera-movement#rotation)
  await turns({ longitude: 0.2, rotation: 'Clockwise' }, /^left [56]/)
  await turns({ longitude: 2, rotation: 'Clockwise' }, /^left 1/)
  await turns({ longitude: 0.2, rotation: 'Anticlockwise' }, /^right 1/)
  await turns({ longitude: 2, rotation: 'Anticlockwise' }, /^right [56]/)
  await turns({ longitude: 5.5 }, /^right 2/)
  await turns({ longitude: 2, loop: true }, /^left 1/)
  await turns({ longitude: 1.5, rotation: 'Loop', rotateSpeed: 3 }, /^to and fro/)
  const ends = (data: object, want: RegExp) => does({ longitude: 1.5, ...data }, want)
  await ends({ effect: 'Move', panoIndex: 1, longitude: 1.75 }, /Panorama 1$/)
  for (const mode of ['Floorplan', 'Model']) await ends({ effect: 'Move', mode }, RegExp(`${mode} 0$`))
  for (const mode of ['Topview', 'Mapview']) {
    await ends({ effect: 'Move', mode }, /Panorama 0$/)
    await ends({ effect: 'Rotate', mode }, RegExp(`${mode} 0$`))
  }
  await ends({ effect: 'Move', mode: 'VRPanorama' }, /Panorama 0$/) // Refused without https
  await page.close()
})

/** Looks at the window, plays keyframes, and says what `look` finds after a while. */
async function seen<T>(page: Page, frames: Frame[], look: () => T, configs?: object): Promise<T> {
  await page.evaluate(
    async ([all, settings]) => {
      const view = { mode: 'Panorama', panoIndex: 0, longitude: 6.25, latitude: 0.14, fov: 84 }
      window.tourPage.five.setState(view as never, true)
      window.tourPage.log.length = 0
      await window.tourPage.try(all, settings as never)
      await new Promise((done) => setTimeout(done, 1700))
    },
    [frames, configs] as const,
  )
  return page.evaluate(look)
}

test('each kind of tag, panel and effect; what is switched off is told all the same', async ({ browser }) => {
  const { page } = await openTour(browser)
  const tag = (data: object) =>
    seen(page, [frame('PanoTag', { text: '窗', vertex: WINDOW, imgUrl: '/flat/sofa-wall.webp', ...data })], () => {
      const it = document.querySelector<HTMLElement>('.PanoTag--notHidden')
      return `${it?.innerText ?? 'none'}${it?.querySelector('img') ? ' and a picture' : ''}`
    })
  expect(await tag({ type: 'Text' })).toBe('窗')
  expect(await tag({ type: 'Image' })).toBe('窗 and a picture')
  expect(await tag({ type: 'Other' })).toBe('')
  expect(await tag({ type: 'Text', text: '' })).toBe('Text')
  const panel = (type: string, url: string) =>
    seen(page, [frame('InfoPanel', { type, url })], () =>
      [...document.querySelectorAll('.vreo-infoPanel > *')].map(({ tagName }) => tagName).join(),
    )
  expect(await panel('Image', '/flat/sofa-wall.webp')).toBe('IMG')
  expect(await panel('Video', '/tour/film.webm')).toBe('VIDEO')
  expect(await panel('Audio', '/tour/silence.mp3')).toBe('')
  const ends = [
    { x: 1.3, y: 0.45, z: 0 },
    { x: 3.9, y: 0.45, z: 0 },
  ]
  for (const effect of ['Distance', 'Other'])
    expect(
      await seen(
        page,
        [frame('PanoEffect', { effect, twoVertexs: ends })],
        () => document.querySelector<HTMLElement>('.PanoEffect--notHidden')?.innerText,
      ),
    ).toBe('1.3000m')
  const all = [
    frame('PanoTag', { type: 'Text', text: '窗', vertex: WINDOW }),
    frame('PanoTextLabel', { text: '朝南', vertex: WINDOW }),
    frame('Prompter', { text: '说一句' }),
    frame('InfoPanel', { type: 'Image', url: '/flat/sofa-wall.webp' }),
  ]
  const kinds = all.map(({ type }) => type)
  for (const off of [undefined, ...kinds]) {
    const shown = await seen(
      page,
      all,
      () => [
        document.querySelector('.PanoTag--notHidden') && 'PanoTag',
        document.querySelector('.PanoTextLabel--notHidden') && 'PanoTextLabel',
        document.querySelector('.vreo-prompter-innerText') && 'Prompter',
        document.querySelector('.vreo-infoPanel img') && 'InfoPanel',
      ],
      off ? { keyframeMap: { [off]: false } } : {},
    )
    expect(shown).toEqual(kinds.map((kind) => (kind === off ? null : kind)))
    expect((await page.evaluate(() => window.tourPage.log)).sort()).toEqual([...kinds].sort())
  }
  await page.close()
})

test('a video effect looks along the angles, or the direction, or straight on', async ({ browser }) => {
  const { page } = await openTour(browser)
  const looks = (data: object) =>
    seen(page, [frame('VideoEffect', { videoSrc: '/tour/clip.webm', panoIndex: 0, fov: 60, ...data }, 2500)], () => {
      const { longitude, latitude } = window.tourPage.five.getCurrentState()
      return `${longitude.toFixed(2)} ${latitude.toFixed(2)}`
    })
  const direction = { x: -1, y: 0, z: 0 }
  expect(await looks({ vector: { longitude: 1.75, latitude: 0.12 }, direction })).toBe('1.75 0.12')
  expect(await looks({ direction })).toBe('1.57 0.00')
  expect(await looks({})).toBe('0.00 0.00')
  await page.close()
})

test('the order of the corners turns the picture on a screen over; the screen outlives its player', async ({
  browser,
}) => {
  const { page } = await openTour(browser)
  const quarters = Buffer.from([255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 0])
  const raw = sharp(quarters, { raw: { width: 2, height: 2, channels: 3 } })
  const body = await raw.resize(64, 64, { kernel: 'nearest' }).png().toBuffer()
  await page.route('**/tour/quarters.png', (route) => route.fulfill({ body, contentType: 'image/png' }))
  const [lt, lb, rb, rt] = [
    { x: 4.93, y: 1.62, z: 0.78 },
    { x: 4.93, y: 0.78, z: 0.78 },
    { x: 4.93, y: 0.78, z: 2.28 },
    { x: 4.93, y: 1.62, z: 2.28 },
  ]
  for (const [vertexs, colours] of [
    [[lt, lb, rb, rt], 'red green blue yellow'],
    [[lb, lt, rt, rb], 'blue yellow red green'],
    [[rt, rb, lb, lt], 'green red yellow blue'],
  ] as const) {
    const spots = await page.evaluate(async (corners) => {
      const { five } = window.tourPage
      five.setState({ panoIndex: 0, longitude: 5.08, latitude: 0.1, fov: 70 }, true)
      const [videoSrc, videoPosterSrc] = ['clip.webm', 'quarters.png'].map((name) => `${location.origin}/tour/${name}`)
      const data = { videoSrc, videoPosterSrc, vertexs: corners }
      await window.tourPage.try([{ type: 'ModelVideo', start: 200, end: 20_000, data }])
      while (window.tourPage.screens().length === 0) await new Promise((done) => setTimeout(done, 200))
      await new Promise((done) => setTimeout(done, 500))
      return [1.41, 0.99].flatMap((y) =>
        [1.15, 1.9].map((z) => five.project2d(five.camera.position.clone().set(4.93, y, z))!),
      )
    }, vertexs)
    const { rgb, width } = await shoot(page)
    const names = spots.map(({ x, y }) => {
      const at = (Math.round(y) * width + Math.round(x)) * 3
      const [red, green] = [rgb[at]! > 120, rgb[at + 1]! > 120]
      return red && green ? 'yellow' : red ? 'red' : green ? 'green' : 'blue'
    })
    expect(names.join(' ')).toBe(colours)
    const left = await page.evaluate(() => {
      window.tourPage.player.dispose()
      const left = window.tourPage.screens().length
      const { scene } = window.tourPage.five
      scene.children.filter(({ name }) => name.startsWith('video-')).forEach((it) => scene.remove(it))
      return [left, window.tourPage.screens().length]
    })
    expect(left).toEqual([1, 0])
  }
  await page.close()
})
