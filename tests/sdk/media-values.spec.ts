import { disposeDemo, valuesOf } from './demo'
import { expect, test } from './tab'

test.afterEach(async ({ tab }) => {
  await disposeDemo(tab)
  tab.removeAllListeners()
})

test('tags with media: how they stick, how pictures fit, which button they have', async ({ tab }) => {
  const values = await valuesOf(tab, 'TagMedia')
  const [whole, fitted] = ['1.50 × 0.84', '1.26 × 0.84']
  for (const fit of ['fill', 'contain', 'cover', 'none', 'scale-down']) {
    expect([fit, values[`objectFit ${fit} Dom`]]).toEqual([fit, fit])
    // In the scene there are two ways only
    expect([fit, values[`objectFit ${fit} Mesh`]]).toEqual([fit, fit === 'contain' ? fitted : whole])
  }
  expect(values).toMatchObject({ 'objectFit unset Dom': 'fill', 'objectFit unset Mesh': fitted })
  // In the order in which the pictures arrive
  expect(values.warned?.split(', ').sort()).toEqual(
    ['cover', 'none', 'scale-down'].map((fit) => `objectFit: ${fit} is not supported yet`),
  )
  expect(values['playIcon unset']).toBe(values['playIcon withText'])
  expect(values['playIcon withoutText']).not.toBe(values['playIcon withText'])
  expect(values['playIcon /flat/compass.svg']).toContain('/flat/compass.svg')
  // A single film can be in the scene too
  expect(values['film in the scene']).toMatch(/^1\.\d+ × 0\.84$/)
  expect(values).toMatchObject({
    ...{ 'stickType 2DPoint': 'flat dot', 'stickType Plane': 'on the wall', 'stickType Model': 'model' },
    ...{ 'Marketing unset': 'light', 'Marketing light': 'light', 'Marketing dark': 'dark' },
    // A dot, and nothing else (dnalogel/PanoTagPlugin#types)
    'stickType 3DPoint': 'dot',
  })
  for (const [appearance, look] of [
    ['line', 'line'],
    ['plane', 'round'],
  ]) {
    const dark = values[`Audio ${appearance} dark`]
    expect(dark).toMatch(new RegExp(`^${look} rgb`))
    // The theme of a sound does nothing
    expect(values[`Audio ${appearance} light`]).toBe(dark)
  }
})

test('each format is asked for in the words of the image service, or jpg where the browser cannot', async ({ tab }) => {
  const values = await valuesOf(tab, 'formats of pictures')
  const plain = { jpg: 'jpg', jpeg: 'jpg', png: 'png', heif: 'jpg', heic: 'jpg', avif: 'avif' }
  expect(values.support).toBe('webp,avif')
  for (const [format, asked] of Object.entries(plain)) {
    expect(values[`format aliyun ${format}`]).toBe(`x-oss-process=image/format,${asked}`)
    expect(values[`format tencentCloud ${format}`]).toBe(`imageMogr2/format/${asked}`)
    // The name of a service in other letters is none
    expect(values[`format Aliyun ${format}`]).toBe('as it is')
  }
  // The file has that format already
  expect(values['format aliyun webp']).toBe('as it is')
  expect(values['asked for']).toBe('x-oss-process=image/format,png/resize,w_1024')
})
