import { PanoTagPlugin, type Tag, type TagConfig } from '@realsee/dnalogel'
import type { Demo } from './stage'

type Tags = ReturnType<typeof PanoTagPlugin>

const visible = (visibleFiveMode: unknown): TagConfig =>
  ({ visibleConfig: { visibleFiveMode, intersectRaycaster: false } }) as TagConfig
const seenFrom = (visiblePanoIndex: unknown): TagConfig =>
  ({ visibleConfig: { visiblePanoIndex, intersectRaycaster: false } }) as TagConfig
const within = (visibleDistance: unknown): TagConfig =>
  ({ visibleConfig: { visibleDistance, intersectRaycaster: false } }) as TagConfig
const entry = {
  visibleConfig: { visibleFiveMode: 'Panorama', entryFromModel: true, intersectRaycaster: false },
} as TagConfig
const kept = (keep: string): TagConfig => ({ visibleConfig: { keep, intersectRaycaster: false } }) as TagConfig
const unfolded = (keep: string): TagConfig =>
  ({ visibleConfig: { visibleFiveMode: 'all', intersectRaycaster: false }, unfoldedConfig: { keep } }) as TagConfig

/** Every value that the options of a tag's display take, by a name for the log. */
const CONFIGS: Record<string, TagConfig> = {
  'visibleFiveMode unset': { visibleConfig: { intersectRaycaster: false } } as TagConfig,
  'visibleFiveMode Panorama': visible('Panorama'),
  'visibleFiveMode Floorplan': visible('Floorplan'),
  'visibleFiveMode [Panorama]': visible(['Panorama', 'VRPanorama']),
  'visibleFiveMode PanoramaLike': visible('PanoramaLike'),
  'visibleFiveMode ModelLike': visible('ModelLike'),
  'visibleFiveMode all': visible('all'),
  'visiblePanoIndex all': seenFrom('all'),
  'visiblePanoIndex current': seenFrom('current'),
  'visiblePanoIndex [0]': seenFrom([0]),
  'visiblePanoIndex [1]': seenFrom([1]),
  'visibleDistance unLimited': within('unLimited'),
  'visibleDistance far': within({ min: 0, max: 9 }),
  'visibleDistance near': within({ min: 0, max: 0.5 }),
  'everywhere, 5 to 200 m': {
    visibleConfig: { visibleFiveMode: 'all', visibleDistance: { min: 5, max: 200 }, intersectRaycaster: false },
  } as TagConfig,
  'a function of its own': { visibleConfig: () => false },
  'visiblePanoIndex current with its view': seenFrom('current'),
  entryFromModel: entry,
  'entryFromModel with its view': entry,
  'keep visible': kept('visible'),
  'keep hidden': kept('hidden'),
  'unfolded unfolded': unfolded('unfolded'),
  'unfolded folded': unfolded('folded'),
}

const tag = (id: string, config?: TagConfig): Tag =>
  ({
    ...(id.endsWith('with its view') && { fiveState: { panoIndex: 0, longitude: 1, latitude: 0, fov: 80 } }),
    id,
    contentType: 'Text',
    position: [0.95, 0.9, 2],
    data: { title: '布艺沙发' },
    ...(config && { config }),
  }) as unknown as Tag

/** A rule for a kind of tag in some modes only, beside one for all. */
const keyed = (key: string): Data =>
  ({
    tagList: [tag(`hidden for ${key}`)],
    globalConfig: kept('visible'),
    contentTypeConfig: { [key]: kept('hidden') },
  }) as unknown as Data

type Data = Parameters<Tags['load']>[0]
/** Rules stay for the loads after them: those that do not apply come first. */
const KEYS = ['Image', '[Panorama]-Text', '[PanoramaLike]-Text', '[ModelLike]-Text']

/** The tag's display options, value by value, in a panorama and above the model: what the plugin makes of each. */
export const tagOptions: Record<string, Demo> = {
  TagOptions: {
    plugins: [[PanoTagPlugin, 'demo', {}]],
    view: { longitude: 1.05, latitude: 0.12, fov: 84 },
    show: async ({ five, pause, enter, log }) => {
      const tags = five.plugins.demo as Tags
      const tell = (): void => {
        for (const { id, visible: isVisible, state } of tags.tags)
          log.push(`${five.state.mode} ${id}: ${isVisible ? 'shown' : 'hidden'}${state.unfolded ? ', open' : ''}`)
      }
      await tags.load({ tagList: Object.entries(CONFIGS).map(([name, config]) => tag(name, config)) })
      await pause(600)
      tell()
      await enter('Floorplan')
      await pause(600)
      tell()
      for (const key of KEYS) {
        await tags.load(keyed(key))
        await pause(400)
        tell()
      }
    },
    dispose: ({ five }) => (five.plugins.demo as Tags).dispose(),
  },
}
