import { Util } from '@realsee/dnalogel'
import { Plane, Vector3 } from 'three'
import type { Demo, Stage } from './stage'

type Config = ConstructorParameters<typeof Util.PointSelector>[1]
type Hit = { point: Vector3; isVirtual?: boolean; isAdsorbed?: boolean } | null | undefined

const FLOOR = { longitude: 0.75, latitude: 0.5, fov: 84 }
/** Seen from above, the corner of the picture has no model below it. */
const ABOVE = { longitude: 0.42, latitude: 0.95, distance: 8.6, fov: 60 }
const NOWHERE = { clientX: 6, clientY: 6 }
const RUG = [2.35, 0.016, 0.9] as const
const MODES = ['fixed', 'cursor', 'auto'] as const
const AIMS = ['default', 'highlight', null] as const
const ACTIONS = ['virtualPoint', 'lastPoint', 'disable'] as const
const PLANES = ['onlyVirtual', 'vertical', 'onlyPlane'] as const

const write = (hit: Hit): string => {
  if (!hit) return String(hit)
  const at = hit.point.toArray().map((n) => (Math.round(n * 10) / 10 + 0).toFixed(1))
  return [...at, hit.isVirtual && 'virtual', hit.isAdsorbed && 'adsorbed'].filter(Boolean).join(' ')
}

/** Where a point of the flat is in the window. */
function spotOf({ five }: Stage, [x, y, z]: readonly [number, number, number]): { clientX: number; clientY: number } {
  const spot = five.project2d(new Vector3(x, y, z))!
  return { clientX: spot.x, clientY: spot.y }
}

/** Moves the mouse there and clicks, as the canvas hears it. */
function clickAt({ five }: Stage, at: { clientX: number; clientY: number }): void {
  for (const type of ['mouseenter', 'mousemove', 'mousedown', 'mouseup'])
    five.getElement()!.dispatchEvent(new MouseEvent(type, { ...at, bubbles: true }))
}

/** A selector while `then` is done; what was selected stands in the log under its name. */
async function select(
  { five, log, pause }: Stage,
  name: string,
  config: Config,
  then: (selector: InstanceType<typeof Util.PointSelector>) => unknown,
): Promise<void> {
  const selector = new Util.PointSelector(five, config)
  const hits: string[] = []
  selector.on('select', (hit) => void hits.push(write(hit as Hit)))
  selector.enable()
  await pause(300)
  await then(selector)
  await pause(200)
  log.push(`${name}: ${hits.join(', ') || 'nothing'}`)
  selector.dispose()
}

/** Ways of picking a point, each tried once. */
export const pickOptions: Record<string, Demo> = {
  'options of PointSelector': {
    view: FLOOR,
    show: async (stage) => {
      const { five, log, enter, look, pause } = stage
      const rug = spotOf(stage, RUG)
      for (const mode of MODES) {
        await select(stage, `mode ${mode}, click`, { mode }, () => clickAt(stage, rug))
        await select(stage, `mode ${mode}, by code`, { mode }, (selector) => selector.select())
        await select(stage, `mode ${mode}, adhere`, { mode }, (selector) => {
          selector.setAdherePoints([new Vector3(2.4, 0.016, 0.9)])
          clickAt(stage, rug)
        })
      }
      for (const prepared of [false, true])
        await select(stage, `adherePlane, ${prepared ? 'prepared' : 'alone'}`, { mode: 'cursor' }, (selector) => {
          if (prepared) selector.setAdherePoints([])
          selector.adherePlane = [new Plane(new Vector3(0, 1, 0), -0.1)]
          selector.adhereRadius = 0.3
          clickAt(stage, rug)
        })
      await select(stage, 'wantsSelect false', { mode: 'cursor' }, (selector) => {
        selector.on('wantsSelect', () => false)
        clickAt(stage, rug)
        log.push(`wantsSelect false, by code: ${selector.select()}`)
      })
      for (const planeMode of PLANES)
        await select(stage, `planeMode ${planeMode}`, { mode: 'cursor' }, (selector) => {
          selector.plane = new Plane(new Vector3(0, 1, 0), -0.5)
          selector.planeMode = planeMode
          clickAt(stage, rug)
        })
      for (const pointHelper of AIMS)
        await select(
          stage,
          `pointHelper ${pointHelper}, picks`,
          { mode: 'cursor', helper: { pointHelper } },
          async () => {
            five.getElement()!.dispatchEvent(new MouseEvent('mousemove', { ...rug, bubbles: true }))
            await pause(300)
            const group = five.scene.children.findLast(({ name }) => name === 'five-point-selector')
            let parts = 0
            group?.traverseVisible(() => void parts++)
            log.push(`pointHelper ${pointHelper}: ${parts}`)
            clickAt(stage, rug)
          },
        )
      await enter('Floorplan')
      await look(ABOVE)
      for (const action of ACTIONS)
        await select(
          stage,
          `actionIfNoIntersection ${action}`,
          { mode: 'cursor', actionIfNoIntersection: action },
          () => {
            clickAt(stage, spotOf(stage, RUG))
            clickAt(stage, NOWHERE)
            log.push(`cursor of ${action}: ${five.getElement()!.style.cursor ? 'forbidden' : 'usual'}`)
          },
        )
    },
    dispose: ({ five }) => five.dispose(),
  },
}
