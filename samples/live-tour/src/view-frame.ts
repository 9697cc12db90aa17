import type { State } from '@realsee/five'
import { Vector3 } from 'three'

export interface ViewFrame extends Pick<State, 'mode' | 'panoIndex' | 'longitude' | 'latitude' | 'fov' | 'distance'> {
  offset: { x: number; y: number; z: number }
}

/** Five 的状态 → 能放进 JSON 的一帧。两端打开的是同一套空间，所以不带 `workCode`。 */
export function toFrame({ mode, panoIndex, longitude, latitude, fov, distance, offset }: State): ViewFrame {
  return { mode, panoIndex, longitude, latitude, fov, distance, offset: { x: offset.x, y: offset.y, z: offset.z } }
}

export function toState(frame: ViewFrame): Partial<State> {
  const { mode, panoIndex, longitude, latitude, fov, distance, offset } = frame
  return { mode, panoIndex, longitude, latitude, fov, distance, offset: new Vector3(offset.x, offset.y, offset.z) }
}
