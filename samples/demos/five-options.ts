import { Five, type FiveInitArgs } from '@realsee/five'
import type { Demo } from './stage'

const PRECISIONS = ['highp', 'mediump', 'lowp'] as const
const POWERS = ['high-performance', 'low-power', 'default'] as const
const EFFECTS = ['fly', 'instant', 'fade', 'montage', 'spread', 'zoomin', 'zoomout'] as const
const CAMERAS = ['perspective', 'orthographic', 'auto'] as const

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
        await five.moveToPano(1, { effect, duration: 900 })
        const took = performance.now() - begin < 500 ? 'at once' : 'over time'
        log.push(`effect ${effect}: ${five.state.panoIndex} ${took}`)
      }
    },
    dispose: ({ five }) => five.dispose(),
  },
}
