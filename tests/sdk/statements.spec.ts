import { disposeDemo, openDemo, showDemo, valuesOf } from './demo'
import { expect, test } from './tab'
import { drag, viewOf } from './viewer'

/** Sentences of the pages that only a run can confirm. */
test.afterEach(async ({ tab }) => {
  await disposeDemo(tab)
  tab.removeAllListeners()
})

test('what the pages say of five: opening, state and picture, events', async ({ tab }) => {
  expect(await valuesOf(tab, 'statements about five')).toMatchObject({
    ...{ 'before load': '1 "" null', resources: 'model 1, panorama 18', points: '3', 'without a model': 'true' },
    ...{ 'in front before load': 'spot', 'load() done, model': 'false' },
    opening: 'models.refined works.request works.load works.ready models.load model.load',
    'old names': 'none',
    set: '2, seen: 1.0',
    'later seen': '2.0',
    'same object': 'true false',
    userAction: 'true false',
    'longitude -1': '-1 5.28',
    'another point, immediately': '1 0',
    'mode by setState()': 'Panorama Floorplan',
    ...{ Topview: 'orthographic', 'tap in Topview, wantsMoveToPano false': 'Topview', 'tap in Topview': 'Panorama' },
    // Listeners of the old names are called first
    'tap prevented': 'wantsGesture wantsTapGesture gesture tapGesture gesture.tap 0',
    tap: 'wantsGesture wantsTapGesture gesture.tap',
    helpers: 'helpersVisibleChange helpers.visible',
    'render.prepare prevented': 'render, not drawn',
    render: 'drawn and idle',
    ...{ 'wantsChangeMode false': 'Floorplan', 'mode.change.request prevented': 'Panorama' },
    ...{ 'behind a wall': 'spot null', 'behind the camera': 'null null' },
    ...{ 'over the canvas': 'none', 'extra element cancelled': 'none' },
    'extra element': 'wantsGesture wantsTapGesture gesture.tap',
  })
})

test('maxLatitude as a function gets degrees and stops the hand, not setState()', async ({ tab }) => {
  await openDemo(tab, 'a limit of five')
  for (let k = 0; k < 4; k++) await drag(tab, 0, -120)
  await expect.poll(async () => (await viewOf(tab)).latitude).toBeCloseTo(0.2, 1)
  await showDemo(tab)
  expect((await viewOf(tab)).latitude).toBeCloseTo(1, 1)
})

test('what the pages say of the plugins', async ({ tab }) => {
  expect(await valuesOf(tab, 'statements about plugins')).toMatchObject({
    ...{ 'tag disabled': 'false false', 'tag moved': 'true 0.95 1.5 2', 'unknown tag': 'none' },
    'tags disabled': '{"enabled":false,"visible":true}',
    FoldWhenMove: 'true false',
    ...{ 'pause {}': 'goes on with 1', 'pause {"userAction":false}': 'goes on with 0' },
    'floors of a route, all floors shown': 'true true',
    'floors of a route, floor 0 shown': 'true false',
    ...{ 'route hidden': 'true false', 'routes after clear()': '0' },
    ...{ 'show() before load()': 'done', 'unhandled before load()': 'DataNotLoaded' },
    ...{ 'show() broken off by hide()': 'done', 'unhandled after hide()': 'BreakOffByHide' },
    ...{ 'after hide(), from above': 'false', 'after show()': 'true' },
    ...{ defaultText: '量过 量过', 'setCustomText of a polyline': '不存在的线段', 'setCustomText of a line': 'done' },
    ...{ 'mode Nowhere': '不存在的 Mode', 'mode when disabled': 'null', 'changeMode() when disabled': 'null' },
    ...{ distanceText: '[5.0]', lookPoint: 'Mapview 3.0', lookObject: 'Mapview', stamps: '1' },
    'a long stroke': expect.stringMatching(/^100 false, 100 false, .*\d true$/),
  })
})

test('what the pages say of marks, routes, shapes and tags', async ({ tab }) => {
  expect(await valuesOf(tab, 'statements about marks')).toMatchObject({
    ...{ 'opacity id': '0 1', 'opacity type,id': '0', 'opacity type': 'none' },
    arrow: 'loaded arrow-white, added arrow1',
    ...{ 'canUndo() when idle': 'false', 'canUndo() of Polygon': 'false', 'canUndo() of Polyline': 'undefined' },
    'canUndo() of Rectangle': 'Method not implemented.',
    ...{ 'plane turned': 'false', 'plane moved': 'Method not implemented.', 'plane changed': 'true' },
  })
})

test('what the pages say with a condition', async ({ tab }) => {
  expect(await valuesOf(tab, 'statements with conditions')).toMatchObject({
    ...{ 'data at registration': 'true', 'loaded again': '5.0m 5.0m', 'area by a shape': 'true true true true' },
    'enable() again': 'stateChange true, enable true',
    ...{ 'show() after hideItemsByType()': 'false', 'hide() and show()': 'false' },
    ...{ 'appendTo() when disabled': 'undefined', 'enable()': 'stateChange true, enable true' },
    ...{ 'visible after a failed show()': 'true', 'show() again': 'nothing', 'hide(), then show()': 'true' },
    'Topview left': 'stateChange false, hide false',
    'play(), no user': 'playStateChange false, play true, progressChange, stateChange false',
    'disable() in flight': 'pause true, disable true, stateChange true',
    'allowBroke false, mode': expect.not.stringContaining('broke'),
    'lines of the second route': '1',
    ...{ 'tag of a route': 'translated', 'another tag opened': 'folded; nothing' },
  })
})
