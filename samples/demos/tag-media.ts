import { PanoTagPlugin, type Tag } from '@realsee/dnalogel'
import { Box3, Vector3, type Mesh, type MeshBasicMaterial } from 'three'
import type { Demo, Stage } from './stage'

type Tags = ReturnType<typeof PanoTagPlugin>

const THEMES = ['dark', 'light']
const FITS = ['unset', 'fill', 'contain', 'cover', 'none', 'scale-down']
const ICONS = ['unset', 'withText', 'withoutText', '/flat/compass.svg']
/** 1.5 m wide, 0.84 m high, on the wall behind the sofa; the picture in it is three by two. */
const SCREEN = [
  [0.1, 1.1, 2.75],
  [0.1, 1.1, 1.25],
  [0.1, 1.94, 1.25],
  [0.1, 1.94, 2.75],
]
const PICTURE = { type: 'Image', url: '/flat/sofa-wall.webp' }
const FILM = { type: 'Video', url: '/tour/film.webm', videoCoverUrl: '/tour/film.webp' }
const shown = { visibleConfig: { intersectRaycaster: false }, unfoldedConfig: { keep: 'unfolded' } }

const tag = (id: string, more: object, config: object = {}): Tag =>
  ({
    id,
    contentType: 'Text',
    position: [0.95, 0.9, 2],
    data: { title: id },
    config: { ...shown, ...config },
    ...more,
  }) as unknown as Tag

const plane = (id: string, data: object, config: object = {}): Tag =>
  tag(id, { contentType: 'MediaPlane', stickType: 'Plane', position: SCREEN, data }, config)

/** Shows these tags and no others. */
async function only({ five, pause }: Stage, ...tagList: Tag[]): Promise<void> {
  const tags = five.plugins.demo as Tags
  tags.clearTags()
  await tags.load({ tagList })
  await pause(1000)
}

/** What is put into the scene for a picture of that address: how wide and high, in metres. */
function meshOf({ five }: Stage, address: string): string {
  let found = 'none'
  five.scene.traverse((it) => {
    const { map } = ((it as Mesh).material ?? {}) as MeshBasicMaterial
    if (!(map?.image as HTMLImageElement | undefined)?.src?.endsWith(address)) return
    const { x, y, z } = new Box3().setFromObject(it).getSize(new Vector3())
    found = `${Math.max(x, z).toFixed(2)} × ${y.toFixed(2)}`
  })
  return found
}

/** How a tag is drawn: its dot, its words flat on the screen or slanted in the picture, its picture on the wall. */
function lie(dom: Element | null | undefined): string {
  const inPicture = [...document.querySelectorAll('[style*="matrix3d"]')]
  const slanted = inPicture.some(({ textContent }) => textContent?.includes('Point'))
  const picture = inPicture.some((it) => it.querySelector('img[src*="sofa-wall"]'))
  const dot = document.querySelector('.tag-point-wrapper')
  const flat = dom?.textContent?.replace(/\s/g, '').includes('Point')
  return [flat && 'flat', slanted && 'slanted', dot && 'dot', picture && 'on the wall'].filter(Boolean).join(' ')
}

/** Pictures in elements and in the scene, by how they fit. */
async function fit(stage: Stage): Promise<void> {
  const data = (name: string) => ({
    mediaData: [{ ...PICTURE, url: `${PICTURE.url}?${name}` }],
    ...(name !== 'unset' && { objectFit: name }),
  })
  await only(stage, ...FITS.map((name) => plane(name, data(name))))
  for (const name of FITS) {
    const picture = document.querySelector(`img[src$="?${name}"]`)
    stage.log.push(`objectFit ${name} Dom: ${picture && getComputedStyle(picture).objectFit}`)
  }
  const warned: string[] = []
  const { warn } = console
  console.warn = (...said: unknown[]) => void warned.push(said.join(' '))
  await only(stage, ...FITS.map((name) => plane(name, data(name), { renderType: 'Mesh' })))
  console.warn = warn
  for (const name of FITS) stage.log.push(`objectFit ${name} Mesh: ${meshOf(stage, `?${name}`)}`)
  stage.log.push(`warned: ${warned.filter((line) => line.startsWith('objectFit')).join(', ')}`)
}

/** The buttons of films, in the order of the tags; and a film in the scene. */
async function film(stage: Stage): Promise<void> {
  const data = (icon: string) => ({ mediaData: [FILM], ...(icon !== 'unset' && { playIcon: icon }) })
  await only(stage, ...ICONS.map((icon) => plane(icon, data(icon))))
  const buttons = [...document.querySelectorAll('.video-icon-img')].map((it) => getComputedStyle(it).backgroundImage)
  ICONS.forEach((icon, at) => stage.log.push(`playIcon ${icon}: ${buttons[at]?.length} ${buttons[at]?.slice(-30)}`))
  await only(stage, plane('film', data('unset'), { renderType: 'Mesh' }))
  stage.log.push(`film in the scene: ${meshOf(stage, FILM.videoCoverUrl)}`)
}

async function stick(stage: Stage): Promise<void> {
  const matrix = [0.05, 0, 0, 0, 0, 0.05, 0, 0, 0, 0, 0.05, 0, 1, 1, 1.8, 1]
  for (const it of [
    tag('2DPoint', { stickType: '2DPoint' }),
    tag('3DPoint', { stickType: '3DPoint', normal: [1, 0, 0], position: [0.1, 1.5, 2] }),
    plane('Plane', { mediaData: [PICTURE] }),
    tag('Model', { contentType: 'Model', stickType: 'Model', matrix, data: { modelUrl: '/flat/model.glb' } }),
  ]) {
    await only(stage, it)
    const { model, dom } = (stage.five.plugins.demo as Tags).getTagById(it.id!) as {
      model?: { object?: object }
      dom?: Element
    }
    stage.log.push(`stickType ${it.id}: ${lie(dom)}${model?.object ? 'model' : ''}`)
  }
}

/** Colours of everything in a tag. */
function coloursOf(dom: HTMLElement): string {
  const colours = [...dom.querySelectorAll('*')].map((each) => {
    const { color, backgroundColor } = getComputedStyle(each)
    return `${color} ${backgroundColor}`
  })
  return `${dom.querySelector('.audio__inner') ? 'round' : 'line'} ${[...new Set(colours)].join(' ')}`
}

async function theme(stage: Stage): Promise<void> {
  const looks = ['line', 'plane'].flatMap((appearance) => THEMES.map((name) => [appearance, name] as const))
  const sound = ([appearance, name]: readonly [string, string]) =>
    tag(`${appearance} ${name}`, {
      contentType: 'Audio',
      data: { audioUrl: '/tour/silence.mp3', title: `${appearance} ${name}`, appearance, theme: name },
    })
  await only(stage, ...looks.map(sound))
  const domOf = (id: string): HTMLElement => (stage.five.plugins.demo as Tags).getTagById(id)!.dom as HTMLElement
  for (const look of looks) stage.log.push(`Audio ${look.join(' ')}: ${coloursOf(domOf(look.join(' ')))}`)
  const offer = (name: string) =>
    tag(name, { contentType: 'Marketing', data: { title: name, ...(name !== 'unset' && { theme: name }) } })
  await only(stage, ...['unset', ...THEMES].map(offer))
  for (const name of ['unset', ...THEMES])
    stage.log.push(`Marketing ${name}: ${domOf(name).querySelector('.marketing.dark') ? 'dark' : 'light'}`)
}

/** The options of tags with media, and the ways to stick, value by value. */
export const tagMedia: Record<string, Demo> = {
  TagMedia: {
    plugins: [[PanoTagPlugin, 'demo', {}]],
    view: { longitude: 1.3, latitude: 0.02, fov: 84 },
    show: async (stage) => {
      for (const part of [fit, film, stick, theme]) await part(stage)
    },
    dispose: ({ five }) => (five.plugins.demo as Tags).dispose(),
  },
}
