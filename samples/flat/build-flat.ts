import { floorPlan } from './data/floor-plan'
import { arrow, compass, jpeg, webp } from './data/pictures'
import { planPicture } from './data/plan-picture'
import { measures, roomLabels, ruler, rulerPro, tags } from './data/plugins'
import { faceFile, work } from './data/work'
import { EYE, observers } from './layout'
import { pack, paintAtlas } from './model/atlas'
import { writeGlb } from './model/glb'
import { meshPieces } from './model/mesh'
import { FACES, render, renderFace, type Face } from './render/cube-face'
import { lightScene, type LitScene } from './render/lit-scene'
import { scene } from './scene/scene'

/** Pixels of a panorama picture's side. */
export const FACE_SIZE = 768

const json = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value)}\n`)

/** The files that need no rendering: work, floor plan, plugin data, drawings. Name → content. */
export const dataFiles = (): Map<string, Buffer> =>
  new Map([
    ['work.json', json(work())],
    ['floorplan.json', json(floorPlan())],
    ['tags.json', json(tags())],
    ['ruler.json', json(ruler())],
    ['ruler-pro.json', json(rulerPro())],
    ['room-labels.json', json(roomLabels())],
    ['measures.json', json(measures())],
    ['plan.svg', Buffer.from(planPicture())],
    ['compass.svg', Buffer.from(compass())],
    ['arrow.svg', Buffer.from(arrow())],
  ])

/** The scene with fine light; nothing is computed until something looks at it. */
export const litFlat = (): LitScene => lightScene(scene())

/** One picture of a panorama as WebP. */
export function facePicture(lit: LitScene, observer: number, face: Face): Promise<Buffer> {
  const { x, z } = observers[observer]!
  return webp(renderFace(lit, [x, EYE, z], face, FACE_SIZE))
}

/** The model as binary glTF. */
export async function model(lit: LitScene): Promise<Buffer> {
  const pieces = meshPieces(lit)
  const packing = pack(pieces)
  return writeGlb(pieces, packing, await jpeg(paintAtlas(lit, pieces, packing)))
}

/** A photograph of the sofa wall, for the tag that shows a picture. */
export const sofaWall = (lit: LitScene): Promise<Buffer> =>
  webp(render(lit, [3.4, 1.35, 2], (u, v) => [-1.7, -v * 0.72 - 0.1, -u * 1.08], 480, 320))

/**
 * Builds every published file. The same numbers give the same bytes on every run (Node 20, x64, pinned sharp).
 * @param progress called before each slow step with the name of the file.
 */
export async function buildFlat(progress: (file: string) => void = () => undefined): Promise<Map<string, Buffer>> {
  const lit = litFlat()
  const files = dataFiles()
  for (const [observer] of observers.entries()) {
    for (const face of FACES) {
      const file = faceFile(observer, face)
      progress(file)
      files.set(file, await facePicture(lit, observer, face))
    }
  }
  progress('model.glb')
  files.set('model.glb', await model(lit))
  files.set('sofa-wall.webp', await sofaWall(lit))
  return files
}
