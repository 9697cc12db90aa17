import { PanoTagPlugin, type Tag } from '@realsee/dnalogel'
import type { Demo } from './stage'

type Tags = ReturnType<typeof PanoTagPlugin>

const PLACEMENTS = [
  ...['top', 'bottom', 'left', 'right', 'top-left', 'top-right', 'bottom-left', 'bottom-right'],
  ...['left-top', 'left-bottom', 'right-top', 'right-bottom', 'auto'],
]
const SOFA = [0.95, 0.9, 2]

const tag = (title: string, config: object, more: object = {}): Tag =>
  ({
    id: title,
    contentType: 'Text',
    position: SOFA,
    ...more,
    data: { title, ...(more as Partial<Tag>).data },
    config: { visibleConfig: { intersectRaycaster: false }, ...config },
  }) as unknown as Tag

/** A tag with a card that is open from the start. */
const open = (name: string, popoverConfig: object): Tag =>
  tag(name, { popoverConfig: { enabled: true, debug: true, ...popoverConfig } })
const unfolded = (name: string, more: object, config: object = {}): Tag =>
  tag(name, { unfoldedConfig: { keep: 'unfolded' }, ...config }, more)

const MEDIA = { mediaData: [{ type: 'Image', url: '/flat/sofa-wall.webp' }] }
const SCREEN = [
  [0.1, 1.1, 2.6],
  [0.1, 1.1, 1.4],
  [0.1, 1.9, 1.4],
  [0.1, 1.9, 2.6],
]
const plane = (renderType: string): Tag =>
  unfolded(renderType, { contentType: 'MediaPlane', stickType: 'Plane', position: SCREEN, data: MEDIA }, { renderType })

/** The card that says a text, and its own element of a class. */
function elementOf(selector: string, text: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(selector)].find((each) => each.textContent?.includes(text))
}

/** The options of what a tag shows, value by value. */
export const tagCards: Record<string, Demo> = {
  TagCards: {
    plugins: [[PanoTagPlugin, 'demo', {}]],
    view: { longitude: 1.1, latitude: 0.05, fov: 84 },
    show: async ({ five, pause, log }) => {
      const tags = five.plugins.demo as Tags
      const themes = ['dark', 'light']
      await tags.load({
        tagList: [
          ...PLACEMENTS.map((placement) => open(`at ${placement};`, { placement })),
          ...themes.map((theme) => open(`${theme};`, { theme })),
        ],
      })
      await pause(900)
      for (const name of PLACEMENTS)
        log.push(
          `placement ${name}: ${/popover-((?:left|right|top|bottom)\S*)/.exec(elementOf('.tag-popover', `at ${name};`)?.className ?? '')?.[1]}`,
        )
      for (const name of themes)
        log.push(`theme ${name}: ${getComputedStyle(elementOf('.tag-popup-content', `${name};`)!).backgroundColor}`)
      tags.clearTags()
      const sound = { contentType: 'Audio', data: { audioUrl: '/tour/silence.mp3' } }
      await tags.load({
        tagList: [
          ...['line', 'plane'].map((appearance) => unfolded(`text ${appearance}`, { data: { appearance } })),
          unfolded('sound line', { ...sound, data: { ...sound.data, appearance: 'line' } }),
        ],
      })
      await pause(900)
      for (const name of ['text line', 'text plane', 'sound line'])
        log.push(`${name}: ${elementOf('.tag', name)?.querySelector('.plane__container') ? 'card' : 'line'}`)
      for (const renderType of ['Dom', 'Mesh']) {
        tags.clearTags()
        await tags.load({ tagList: [plane(renderType)] })
        await pause(900)
        log.push(`renderType ${renderType}: ${document.querySelector('img[src*="sofa-wall"]') ? 'element' : 'none'}`)
      }
      tags.clearTags()
      const triggers = ['hover', 'click']
      await tags.load({
        tagList: triggers.map((trigger, at) =>
          tag(
            `by ${trigger}`,
            { popoverConfig: { enabled: true, trigger } },
            { position: [0.95, 0.9, 1.2 + at * 1.4] },
          ),
        ),
      })
      await pause(900)
    },
    dispose: ({ five }) => (five.plugins.demo as Tags).dispose(),
  },
}
