import { Mesh, MeshBasicMaterial, SphereBufferGeometry, Vector3 } from 'three'
import type { Demo } from './stage'

/** Camera that shows the whole flat from above, a little from the side. */
const DOLLS_HOUSE = { longitude: 0.42, latitude: 0.95, distance: 8.6, fov: 60 }

const plain = (mode: Demo['mode'], view: Demo['view']): Demo => ({
  mode,
  view,
  show: () => undefined,
  dispose: ({ five }) => five.dispose(),
})

const tag = (text: string): HTMLElement => {
  const node = document.createElement('div')
  node.className = 'space-tag'
  node.textContent = text
  return node
}

/** The modes of five, and the handbook's own effects: a picked point, a projected tag. */
export const modes: Record<string, Demo> = {
  'screen-panorama': plain('Panorama', { longitude: 0.95, latitude: 0.1, fov: 84 }),
  'screen-panorama-kitchen': plain('Panorama', { panoIndex: 1, longitude: 1.75, latitude: 0.12, fov: 84 }),
  'screen-panorama-bedroom': plain('Panorama', { panoIndex: 2, longitude: 5.45, latitude: 0.14, fov: 84 }),
  'screen-floorplan': plain('Floorplan', DOLLS_HOUSE),
  'screen-topview': plain('Topview', { distance: 6.2 }),
  'screen-mapview': plain('Mapview', { longitude: 0.3, latitude: 0.75, distance: 9 }),
  'screen-model': plain('Model', { longitude: 0.95, latitude: 0.1, fov: 84 }),
  'screen-pick': {
    view: { longitude: 0.7, latitude: 0.32, fov: 84 },
    show: ({ five }) => {
      for (const [x, y, z] of [
        [1.6, 0.02, 1.1],
        [2.05, 0.43, 2],
        [0.95, 0.6, 1.55],
      ] as const) {
        const dot = new Mesh(new SphereBufferGeometry(0.05, 24, 18), new MeshBasicMaterial({ color: 0xff5a1f }))
        dot.position.set(x, y, z)
        five.scene.add(dot)
      }
      five.needsRender = true
    },
    dispose: ({ five }) => five.dispose(),
  },
  'screen-tagging': {
    view: { longitude: 0.95, latitude: 0.1, fov: 84 },
    show: ({ five, over }) => {
      const tags = [
        { node: tag('布艺沙发'), at: new Vector3(0.98, 0.72, 2) },
        { node: tag('三联装饰画'), at: new Vector3(0.06, 1.7, 2) },
        { node: tag('朝南的窗'), at: new Vector3(1.9, 1.5, 0) },
      ]
      const place = (): void => {
        for (const { node, at } of tags) {
          const spot = five.project2d(at)
          node.hidden = spot === null
          if (spot) node.style.transform = `translate(${spot.x}px, ${spot.y}px)`
        }
      }
      over.append(...tags.map(({ node }) => node))
      five.on('camera.update', place)
      place()
    },
    dispose: ({ five }) => five.dispose(),
  },
}
