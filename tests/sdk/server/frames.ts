import type { VreoUnit } from '@realsee/vreo/lib/typings/VreoUnit'

export interface Frame {
  type: string
  start: number
  end: number
  data: object
}

/** Milliseconds between two copies of a keyframe: a little more than it can be late. */
const STEP = 110

/**
 * The same keyframe again and again, and no less than eight times. vreo 0.1.6 skips a keyframe when a picture takes
 * longer than 100 ms, which software WebGL on a busy machine does; a later copy is then met instead. All copies have
 * the one `data`.
 * @param part of its time (0…1) in which it may still begin; what draws something needs the rest to be seen
 */
export function insistent(frame: Frame, part = 0.5): Frame[] {
  const copies = Math.max(8, Math.floor(((frame.end - frame.start) * part) / STEP))
  return Array.from({ length: copies }, (_, copy) => ({ ...frame, start: frame.start + copy * STEP }))
}

/** Marks the copies of a keyframe that was met, so that they do not start it again. */
export function settle({ keyframes }: VreoUnit, met: { data: object }): void {
  for (const frame of keyframes) if (frame.data === met.data) frame.parsed = true
}
