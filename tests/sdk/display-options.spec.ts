import { disposeDemo, logOf, openDemo, showDemo } from './demo'
import { expect, test } from './tab'

/** Every value of the tags' display options, tried once: no type check finds one that does the opposite. */
const EXPECTED = {
  Panorama: {
    'visibleFiveMode unset': 'shown',
    'visibleFiveMode Panorama': 'shown',
    'visibleFiveMode Floorplan': 'hidden',
    'visibleFiveMode [Panorama]': 'shown',
    // The package has it the wrong way round (dnalogel/PanoTagPlugin#visible)
    'visibleFiveMode PanoramaLike': 'hidden',
    'visibleFiveMode ModelLike': 'hidden',
    'visibleFiveMode all': 'shown',
    'visiblePanoIndex all': 'shown',
    // Where the tag was made; this one does not say it
    'visiblePanoIndex current': 'hidden',
    'visiblePanoIndex current with its view': 'shown',
    'visiblePanoIndex [0]': 'shown',
    'visiblePanoIndex [1]': 'hidden',
    'visibleDistance unLimited': 'shown',
    'visibleDistance far': 'shown',
    'visibleDistance near': 'hidden',
    'everywhere, 5 to 200 m': 'hidden',
    // Copied as JSON, which has no functions: never asked
    'a function of its own': 'shown',
    'keep visible': 'shown',
    'keep hidden': 'hidden',
    'unfolded unfolded': 'shown, open',
    'unfolded folded': 'shown',
  },
  Floorplan: {
    // The point that it leads into is the tag's own
    entryFromModel: 'hidden',
    'entryFromModel with its view': 'shown',
    'visibleFiveMode unset': 'hidden',
    'visibleFiveMode Panorama': 'hidden',
    'visibleFiveMode Floorplan': 'shown',
    'visibleFiveMode [Panorama]': 'hidden',
    'visibleFiveMode PanoramaLike': 'shown',
    'visibleFiveMode ModelLike': 'shown',
    'visibleFiveMode all': 'shown',
    // The distance counts above the model too, against the type's comment
    'everywhere, 5 to 200 m': 'shown',
    'keep visible': 'shown',
    'keep hidden': 'hidden',
    'unfolded unfolded': 'shown, open',
    'unfolded folded': 'shown',
    'hidden for Image': 'shown',
    'hidden for [Panorama]-Text': 'shown',
    'hidden for [PanoramaLike]-Text': 'shown',
    'hidden for [ModelLike]-Text': 'hidden',
  },
}

/** What the log says of a value. */
const find = (log: string[], start: string): string =>
  log.find((line) => line.startsWith(start))?.slice(start.length) ?? ''

test('the values of the display options of tags do what the page says', async ({ tab }) => {
  await openDemo(tab, 'TagOptions')
  await showDemo(tab)
  const log = await logOf(tab)
  for (const [mode, values] of Object.entries(EXPECTED))
    for (const [name, effect] of Object.entries(values))
      expect.soft([name, find(log, `${mode} ${name}: `).startsWith(effect)]).toEqual([name, true])
  await disposeDemo(tab)
  tab.removeAllListeners()
})
