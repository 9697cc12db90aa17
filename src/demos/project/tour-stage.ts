import 'regenerator-runtime/runtime'
import '@realsee/vreo/stylesheets/default.css'
import { Five, parseWork } from '@realsee/five'
import type { Player } from '@realsee/vreo'
import type { VreoKeyframe, VreoUnit } from '@realsee/vreo/lib/typings/VreoUnit'
import { stage } from './parts'

/** What a program starts with. Angles are radians, `fov` degrees. */
export interface Start {
  panoIndex?: number
  longitude?: number
  latitude?: number
  fov?: number
}

const SOUND = '/tour/flat-tour.mp3'

/** The sample flat for five 5, which cannot read its model. */
export async function flat(): Promise<ReturnType<typeof parseWork>> {
  const base_url = new URL('/flat/', location.href).href
  const reply = await fetch(`${base_url}work.json`)
  if (!reply.ok) throw new Error(`work.json: HTTP ${reply.status}`)
  const { model: _glb, ...work } = (await reply.json()) as Record<string, unknown>
  return parseWork({ ...work, base_url } as never)
}

/** Shows the sample flat in a viewer. */
export async function open(view: Start = {}, five = new Five({ imageOptions: { size: 512 } })): Promise<Five> {
  five.appendTo(stage)
  new ResizeObserver(() => five.refresh()).observe(stage)
  await five.load(await flat())
  five.setState(view, true)
  return five
}

/** A whole script, as it stands in a page; a part of one becomes a script that begins with its first keyframe. */
export function wholeScript(script: unknown): VreoUnit {
  if (typeof script === 'object' && script !== null && 'keyframes' in script) return script as VreoUnit
  const frames = [script].flat() as VreoKeyframe[]
  const first = Math.min(...frames.map(({ start }) => start)) - 300
  const keyframes = frames.map((frame) => ({ ...frame, start: frame.start - first, end: frame.end - first }))
  const end = Math.max(...keyframes.map((frame) => frame.end)) + 500
  return { video: { url: SOUND, duration: end, start: 0, end }, keyframes } as unknown as VreoUnit
}

/** Plays a script or a part of one. */
export const play = (player: Player, script: unknown): Promise<boolean> => player.load(wholeScript(script))
