import { Player as RealPlayer } from '@realsee/vreo'
import { VreoKeyframeEnum, type VreoUnit } from '@realsee/vreo/lib/typings/VreoUnit'

export * from '@realsee/vreo'

type Frame = VreoUnit['keyframes'][number]

/** Milliseconds between two copies of a keyframe: a little more than it can be late. */
const STEP = 110

/**
 * The same keyframe again and again, and no less than eight times, in the first half of its time: what draws something
 * needs the rest to be seen. vreo 0.1.6 skips a keyframe when a picture takes
 * longer than 100 ms, which software WebGL on a busy machine does; a later copy is then met instead. All copies have
 * the one `data`.
 */
function insistent(frame: Frame): Frame[] {
  const copies = Math.max(8, Math.floor((frame.end - frame.start) / 2 / STEP))
  return Array.from({ length: copies }, (_, copy) => ({ ...frame, start: frame.start + copy * STEP }))
}

/** Marks the copies of a keyframe that was met, so that they do not start it again. */
function settle({ keyframes }: VreoUnit, met: { data: object }): void {
  for (const frame of keyframes) if (frame.data === met.data) frame.parsed = true
}

/** Player as it is, but no keyframe gets lost when software WebGL draws too slowly (see `insistent`). */
export class Player extends RealPlayer {
  override load(script: VreoUnit, currentTime?: number): Promise<boolean> {
    const keyframes = script.keyframes.flatMap((frame) => (frame.parsed ? [frame] : insistent(frame)))
    const patient = { ...script, keyframes } as VreoUnit
    for (const kind of Object.values(VreoKeyframeEnum))
      this.on(kind, (frame) => {
        settle(patient, frame)
        settle(script, frame)
      })
    return super.load(patient, currentTime)
  }
}
