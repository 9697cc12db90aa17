import { ModelFloorplanPlugin, Object3DHelperPlugin, TopviewFloorplanPlugin, Util } from '@realsee/dnalogel'
import { FLOOR_PLAN_ATTACHED_TO } from '@realsee/dnalogel'
import { BoxBufferGeometry, Mesh, MeshBasicMaterial, Vector3, type Object3D } from 'three'
import type { Demo, Stage } from './stage'

const PRESETS = ['quick', 'normal', 'slow', 'attention'] as const
/** The middle of the box is half a metre beside the place of the object. */
const PLACE = new Vector3(2, 0.5, 1.2)
const ASIDE = [0.5, 0, 0] as const
const CENTRES = {
  unset: undefined,
  objectPosition: 'objectPosition',
  boundingBox: 'boundingBox',
  boundingSphere: 'boundingSphere',
  'a point': new Vector3(3, 1, 1),
  'a function': ({ position }: Object3D) => position.clone().setY(2),
} as const
const HEIGHTS = ['FLOOR', 'BOUNDING_CENTER', 'CEILING'] as const

/** How long an element blinks, and how often it is dark. */
async function blinks(preset: (typeof PRESETS)[number]): Promise<string> {
  const it = document.body.appendChild(document.createElement('i'))
  const begin = performance.now()
  let dark = 0
  let low = false
  let going = true
  const look = (): void => {
    const now = Number(getComputedStyle(it).opacity) < 0.5
    if (now && !low) dark++
    low = now
    if (going) requestAnimationFrame(look)
  }
  look()
  await Util.blinkWithPreset(it, preset).finished
  going = false
  const took = performance.now() - begin
  const after = getComputedStyle(it).opacity
  it.remove()
  return `${dark} ${Math.round(took / 100)} ${after}`
}

const size = ({ over }: Stage): number => Math.round(over.querySelector<HTMLElement>('.floorplan-plugin')!.offsetWidth)

/** The plan from straight above, as it comes by itself. */
async function topview({ five, over, floorplan, enter, pause }: Stage) {
  const plan = five.plugins.demo as ReturnType<typeof TopviewFloorplanPlugin>
  plan.appendTo(over)
  await plan.load(await floorplan())
  await enter('Topview')
  await pause(1500)
  return plan
}

/** Small options of helpers and floor plans, each value tried once. */
export const helperOptions: Record<string, Demo> = {
  'presets of blink': {
    show: async ({ log }) => {
      const said = await Promise.all(PRESETS.map(async (preset) => `blink ${preset}: ${await blinks(preset)}`))
      log.push(...said)
    },
    dispose: ({ five }) => five.dispose(),
  },
  'options of Object3DHelperPlugin': {
    plugins: [[Object3DHelperPlugin, 'demo', undefined]],
    init: { backgroundAlpha: 0 },
    show: async ({ five, log, pause }) => {
      const plugin = five.plugins.demo as ReturnType<typeof Object3DHelperPlugin>
      for (const [name, positionFrom] of Object.entries(CENTRES)) {
        const box = new Mesh(new BoxBufferGeometry(0.5, 0.5, 0.5).translate(...ASIDE), new MeshBasicMaterial())
        box.position.copy(PLACE)
        five.scene.add(box)
        const made = plugin.addObject3DHelper(box, {
          moveHelper: true,
          rotateHelper: false,
          scaleHelper: false,
          ...(positionFrom && { positionFrom }),
        })
        await pause(200)
        const { helperObject3D: helper } = made!.moveController as unknown as { helperObject3D: Object3D }
        log.push(
          `positionFrom ${name}: ${helper.position
            .toArray()
            .map((n) => n.toFixed(1))
            .join(' ')}`,
        )
        plugin.removeObject3DHelper(box)
        five.scene.remove(box)
      }
    },
    dispose: ({ five }) => five.dispose(),
  },
  'attachedTo of ModelFloorplanPlugin': {
    plugins: [[ModelFloorplanPlugin, 'demo', {}]],
    mode: 'Floorplan',
    show: async (stage) => {
      const plan = stage.five.plugins.demo as ReturnType<typeof ModelFloorplanPlugin>
      plan.appendTo(stage.over)
      await plan.load(await stage.floorplan())
      await plan.show()
      await stage.pause(1500)
      for (const name of HEIGHTS) {
        plan.changeConfigs({ attachedTo: FLOOR_PLAN_ATTACHED_TO[name] })
        plan.updateSize()
        stage.log.push(`attachedTo ${name}: ${size(stage)}`)
      }
    },
    dispose: ({ five }) => five.dispose(),
  },
  'attachedTo of TopviewFloorplanPlugin': {
    plugins: [[TopviewFloorplanPlugin, 'demo', {}]],
    show: async (stage) => {
      const plan = await topview(stage)
      for (const name of HEIGHTS) {
        plan.changeConfigs({ attachedTo: FLOOR_PLAN_ATTACHED_TO[name] })
        plan.updateSize()
        stage.log.push(`attachedTo ${name}: ${size(stage)}`)
      }
    },
    dispose: ({ five }) => five.dispose(),
  },
  'gestures of TopviewFloorplanPlugin': {
    plugins: [[TopviewFloorplanPlugin, 'demo', {}]],
    show: topview,
    pose: ({ five }) =>
      (five.plugins.demo as ReturnType<typeof TopviewFloorplanPlugin>).changeConfigs({ gestureEnable: true } as never),
    dispose: ({ five }) => five.dispose(),
  },
}
