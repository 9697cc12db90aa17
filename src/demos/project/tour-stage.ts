import 'regenerator-runtime/runtime'
import '@realsee/vreo/stylesheets/default.css'
import { Five, parseWork } from '@realsee/five'
import type { Player } from '@realsee/vreo'
import type { VreoKeyframe, VreoUnit } from '@realsee/vreo/lib/typings/VreoUnit'
import { stage } from './parts'

/** 从哪里看起。角度是弧度，`fov` 是度。 */
export interface Start {
  panoIndex?: number
  longitude?: number
  latitude?: number
  fov?: number
}

const SOUND = '/tour/flat-tour.mp3'

/** 给 five 5 用的示例小户型：它读不了里面的模型，去掉。 */
export async function flat(): Promise<ReturnType<typeof parseWork>> {
  const base_url = new URL('/flat/', location.href).href
  const reply = await fetch(`${base_url}work.json`)
  if (!reply.ok) throw new Error(`work.json: HTTP ${reply.status}`)
  const { model: _glb, ...work } = (await reply.json()) as Record<string, unknown>
  return parseWork({ ...work, base_url } as never)
}

/** 显示示例小户型。 */
export async function open(view: Start = {}, five = new Five({ imageOptions: { size: 512 } })): Promise<Five> {
  five.appendTo(stage)
  new ResizeObserver(() => five.refresh()).observe(stage)
  await five.load(await flat())
  five.setState(view, true)
  return five
}

/** 整份剧本照用；只有几个关键帧的，补成从第一帧开始的剧本。 */
export function wholeScript(script: unknown): VreoUnit {
  if (typeof script === 'object' && script !== null && 'keyframes' in script) return script as VreoUnit
  const frames = [script].flat() as VreoKeyframe[]
  const first = Math.min(...frames.map(({ start }) => start)) - 300
  const keyframes = frames.map((frame) => ({ ...frame, start: frame.start - first, end: frame.end - first }))
  const end = Math.max(...keyframes.map((frame) => frame.end)) + 500
  return { video: { url: SOUND, duration: end, start: 0, end }, keyframes } as unknown as VreoUnit
}

/** 播放一份剧本，或其中的几个关键帧。 */
export const play = (player: Player, script: unknown): Promise<boolean> => player.load(wholeScript(script))
