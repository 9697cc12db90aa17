import { defaultRows, fieldOf, sameDefault, valueOfCell } from './defaults/cells'
import type {} from './defaults/read'
import { expect, test } from './tab'

/** A table of options, where the running package keeps them, and how many it must have compared. */
type Table = [page: string, table: string, kept: string, compared: number]

const TABLES: Table[] = [
  ['dnalogel/AreaMakerPlugin', 'opt', 'area', 3],
  ['dnalogel/CruisePlugin', 'state', 'cruise.state', 5],
  ['dnalogel/MovePlugin', 'opt', 'move.config', 2],
  ['dnalogel/ModelMakerPlugin', 'opt', 'maker', 2],
  ['dnalogel/floorplan/PanoFloorplanRadarPlugin', 'config', 'radar.state.config', 2],
  ['dnalogel/floorplan/intro', 'guide', 'guide.state.config', 13],
  ['dnalogel/floorplan/intro', 'opt', 'modelPlan.state.config', 14],
  ['dnalogel/floorplan/intro', 'opt', 'topviewPlan.state.config', 14],
  ['dnalogel/floorplan/intro', 'opt', 'mapviewPlan.state.config', 14],
  ['dnalogel/floorplan/TopviewFloorplanPlugin', 'opt', 'topviewPlan.state.config', 2],
  ['dnalogel/PanoTagPlugin', 'popoverConfig 的字段', 'tag.config.globalConfig.popoverConfig', 7],
  ['dnalogel/Sculpt', 'config', 'sculpt.config', 1],
  ['dnalogel/PanoTagPlugin', 'unfoldedConfig 的字段', 'tag.config.globalConfig.unfoldedConfig', 1],
  ['dnalogel/Sculpt', 'base', 'shape.config', 3],
  ['dnalogel/Sculpt', 'area', 'shape.style', 4],
  ['dnalogel/Sculpt', 'line', 'line', 3],
  ['dnalogel/GuideLinePlugin', 'style', 'routeStyle', 10],
  ['dnalogel/PanoMeasurePlugin', 'opt', 'measure.config', 2],
  ['dnalogel/PanoMeasurePlugin', 'editParams 的字段', 'measure', 2],
  ['dnalogel/PanoRulerPlugin', 'options', 'ruler.state.options', 1],
  ['dnalogel/PanoRulerProPlugin', 'options', 'rulerPro.state.options', 1],
  ['dnalogel/components/PaintBrush', 'opt', 'brush', 3],
  ['dnalogel/Util', 'selector', 'selector', 2],
  ['five/config', 'panorama', 'Panorama', 10],
  ['five/config', 'model', 'Model', 5],
  ['five/config', 'floorplan', 'Floorplan', 7],
  ['five/config', 'topview', 'Topview', 3],
  ['five/config', 'mapview', 'Mapview', 7],
  ['five/config', 'init', 'five', 12],
]

/** Rows that say what happens without the option, which is kept elsewhere or not at all. */
const ELSEWHERE = new Set([
  // A line is 5 × DPR wide
  'brush.DPR',
  // Chosen by the device as soon as it exists
  'selector.mode',
  // The colour is the scene's
  'five.backgroundColor',
  // The stage sets them
  'five.imageOptions',
  'five.plugins',
  // Filled in where the edge is drawn, and what a wall hides
  'shape.style.lineOpacity',
  'shape.style.occlusionVisibility',
  'shape.style.occlusionMode',
  // Filled in where the length is written
  'line.lengthUnit',
  'line.precision',
  'measure.config.openParams',
  // Filled in where the card is made
  'tag.config.globalConfig.popoverConfig.theme',
  'tag.config.globalConfig.popoverConfig.zIndex',
])

test('the default values of the tables are those of the running packages', async ({ tab }) => {
  await tab.goto('/defaults/')
  const real = JSON.parse(await tab.evaluate(() => window.defaults)) as object
  for (const [page, table, kept, compared] of TABLES) {
    const rows = defaultRows(page, table)
      .map(({ name, says }) => ({
        path: `${kept}.${name.replace('initialState.', 'state.')}`,
        value: valueOfCell(says),
      }))
      .filter(({ path, value }) => value !== undefined && !ELSEWHERE.has(path))
    expect.soft([page, table, rows.length >= compared, rows.length]).toEqual([page, table, true, rows.length])
    for (const { path, value } of rows) {
      const has = fieldOf(real, path)
      expect
        .soft(sameDefault(value, has), `${page} ${path}: ${JSON.stringify(value)}, ${JSON.stringify(has)}`)
        .toBe(true)
    }
  }
})
