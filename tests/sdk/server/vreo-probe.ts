import { Player as RealPlayer } from '@realsee/vreo'
import { VreoKeyframeEnum, type VreoUnit } from '@realsee/vreo/lib/typings/VreoUnit'
import { insistent, settle } from './frames'

export * from '@realsee/vreo'

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
