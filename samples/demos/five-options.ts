import { defaultImageURLTransform, Five, imageSupport, type FiveInitArgs, type ImageURLMappings } from '@realsee/five'
import type { Demo } from './stage'

const PRECISIONS = ['highp', 'mediump', 'lowp'] as const
const POWERS = ['high-performance', 'low-power', 'default'] as const
/** Milliseconds; half of it is enough for a picture to load on a busy machine. */
const DURATION = 3000
const EFFECTS = ['fly', 'instant', 'fade', 'montage', 'spread', 'zoomin', 'zoomout'] as const
const CAMERAS = ['perspective', 'orthographic', 'auto'] as const

const FORMATS = ['jpg', 'jpeg', 'png', 'heif', 'heic', 'webp', 'avif'] as const
const hosts = (type: string): ImageURLMappings[string] => {
  const { host } = location
  return { type, pano: [host, host], tile: [host, host], model: [host, host], texture: [host], default: [host] }
}
const serviceOf = (type: string): ImageURLMappings => ({ [location.host]: hosts(type) })

/** A viewer that is only asked how it draws. */
function ask<T>(init: FiveInitArgs, question: (five: Five) => T): T {
  const five = new Five(init)
  const answer = question(five)
  five.dispose()
  return answer
}

const mapviews = Object.fromEntries(
  CAMERAS.map((cameraType): [string, Demo] => [
    `cameraType ${cameraType}`,
    {
      init: { mapview: { cameraType } },
      mode: 'Mapview',
      show: async ({ five, look, pause, log }) => {
        for (const [name, latitude] of [
          ['above', Math.PI / 2],
          ['aslant', 0.6],
        ] as const) {
          await look({ latitude })
          await pause(600)
          // Orthographic drawings have no vanishing point: this number of the matrix is one
          log.push(`${name}: ${five.camera.projectionMatrix.elements[15] === 1 ? 'orthographic' : 'perspective'}`)
        }
      },
      dispose: ({ five }) => five.dispose(),
    },
  ]),
)

/** Options of five that take one of a few values, each tried once. */
export const fiveOptions: Record<string, Demo> = {
  ...mapviews,
  'formats of pictures': {
    init: { imageOptions: { size: 1024, format: 'png', mappings: serviceOf('aliyun') } },
    show: async ({ five, log, file }) => {
      const support = await imageSupport()
      log.push(
        `support: ${Object.keys(support)
          .filter((name) => support[name as 'webp'])
          .join()}`,
      )
      for (const type of ['aliyun', 'tencentCloud', 'Aliyun'])
        for (const format of FORMATS) {
          const options = { key: 'pano.sample-flat[0].front', format, mappings: serviceOf(type) }
          const url = defaultImageURLTransform(file('p0-front.webp'), options)
          log.push(`format ${type} ${format}: ${url.split('?')[1] ?? 'as it is'}`)
        }
      const asked = performance.getEntriesByType('resource').find(({ name }) => name.includes('p0-front'))
      log.push(`asked for: ${asked?.name.split('?')[1]}`)
      await five.ready()
    },
    dispose: ({ five }) => five.dispose(),
  },
  'options of Five': {
    show: async ({ five, log }) => {
      for (const precision of PRECISIONS)
        log.push(`precision ${precision}: ${ask({ precision }, ({ renderer }) => renderer?.capabilities.precision)}`)
      for (const powerPreference of POWERS) {
        const has = ask({ powerPreference }, ({ renderer }) => renderer?.getContext().getContextAttributes())
        log.push(`powerPreference ${powerPreference}: ${has?.powerPreference}`)
      }
      for (const effect of EFFECTS) {
        await five.moveToPano(0, { effect: 'instant' })
        const begin = performance.now()
        await five.moveToPano(1, { effect, duration: DURATION })
        const took = performance.now() - begin < DURATION / 2 ? 'at once' : 'over time'
        log.push(`effect ${effect}: ${five.state.panoIndex} ${took}`)
      }
    },
    dispose: ({ five }) => five.dispose(),
  },
}
