import { disposeDemo, logOf, openDemo, showDemo } from './demo'
import { HANDS } from './event-hands'
import { expect, test } from './tab'

/** The base's order: the state first, then what changed. */
const BASE = {
  hide: 'stateChange({ prevState, state, userAction }) → hide({ userAction })',
  show: 'stateChange({ prevState, state, userAction }) → show({ userAction })',
  disable: 'stateChange({ prevState, state, userAction }) → disable({ userAction })',
  enable: 'stateChange({ prevState, state, userAction }) → enable({ userAction })',
  leave: 'none',
  return: 'none',
}
const CHANGED = 'stateChange({ prevState, state, userAction })'
const TOOL = (name: string): string => `${name}({ userAction }) → stateChange({ prevState, state })`

/** What each plugin of dnalogel 3.71.3 sends, step by step, with its data (dnalogel/events#others says the same). */
const EXPECTED: Record<string, Record<string, string>> = {
  PanoVideoPlugin: {
    load: 'dataLoaded({ list })',
    disable: 'disable({ userAction })',
    enable: 'enable({ userAction })',
    leave: 'none',
    return: 'none',
    hand: 'click({ _preventDefaultReturn, preventDefault, target })',
    dispose: 'none',
  },
  CurrentPanoImagePlugin: {
    ...BASE,
    setState: BASE.disable,
    'setState again': CHANGED,
    'setState back': BASE.enable,
    updateConfig: 'configChange({ config, prevConfig, userAction })',
    'updateConfig again': 'configChange({ config, prevConfig, userAction })',
    dispose: 'none',
  },
  CSS3DRenderPlugin: {
    load: 'render()',
    ...BASE,
    setState: CHANGED,
    'setState again': CHANGED,
    'setState back': CHANGED,
    dispose: `${CHANGED} → dispose()`,
  },
  PipelinePlugin: {
    load: 'dataChange({ pipelines, pipes }, undefined) → dataLoaded({ pipelines, pipes })',
    ...BASE,
    setState: BASE.disable,
    'setState again': CHANGED,
    flow: CHANGED,
    stopFlow: CHANGED,
    setSpeed: CHANGED,
    switchPipelines: CHANGED,
    hand: 'tap({ intersectObjects, pipe, pipeline, wantsFiveTapGestureParams })',
    dispose: BASE.disable,
  },
  // `loaded` would need five to have a way of older versions
  ModelViewPlugin: { load: 'none', disable: 'none', enable: 'none', 'another work': 'willLoad()' },
  ItemLabelPlugin: { load: 'none', disable: 'none', enable: 'none', leave: 'none', return: 'none', dispose: 'none' },
  ModelItemLabelPlugin: {
    load: 'none',
    disable: 'none',
    enable: 'none',
    leave: 'none',
    return: 'none',
    dispose: 'none',
  },
  PanoDoorLabelPlugin: {
    load: 'none',
    hide: 'none',
    show: 'none',
    disable: 'none',
    enable: 'none',
    setState: 'none',
    hand: 'none',
    dispose: 'none',
  },
  Object3DHelperPlugin: {
    add: 'none',
    hide: TOOL('hide'),
    show: TOOL('show'),
    disable: TOOL('disable'),
    enable: TOOL('enable'),
    'setState again': 'none',
    hand: 'none',
    'handle by hand': 'moveStart() → wantToMove(object) → move(object) → moveEnd()',
    'handle dispose': 'stateChange({ prevState, state })',
    dispose: 'stateChange({ prevState, state })',
  },
  PaintBrush: {
    show: 'readyChange(boolean)',
    hand:
      'stateChange({ color, end, ready, state, timestamp, type, uuid }, boolean) → ' +
      'stateChange({ color, ready, state, type, uuid }, boolean) → ' +
      'readyChange(boolean) → stateChange({ color, ready, type, uuid }, boolean)',
    dispose: 'readyChange(boolean)',
  },
  Sculpt: { load: 'none', hand: 'click(object, object)', dispose: 'none' },
  MeasurePlugin: { measure: 'none', hand: 'undo() → measureEnd(string)', dispose: 'none' },
}

for (const [name, steps] of Object.entries(EXPECTED)) {
  test(`the events of ${name}`, async ({ tab }) => {
    await openDemo(tab, `events of ${name}`)
    await showDemo(tab)
    await HANDS[name]?.(tab)
    await disposeDemo(tab)
    const log = await logOf(tab)
    for (const [step, sent] of Object.entries(steps)) expect.soft(log).toContain(`${step}: ${sent}`)
    tab.removeAllListeners()
  })
}

test('a click on a label says which it was', async ({ tab }) => {
  for (const name of ['ItemLabelPlugin', 'ModelItemLabelPlugin']) {
    await openDemo(tab, `events of ${name}`)
    await showDemo(tab)
    await HANDS[name]!(tab)
    await disposeDemo(tab)
    expect((await logOf(tab)).find((line) => line.startsWith('hand: '))).toMatch(/^hand: onLabelClick\({ .*\bid\b/)
  }
  tab.removeAllListeners()
})

test('ModelTVVideoPlugin has no events', async ({ tab }) => {
  await openDemo(tab, 'events of ModelTVVideoPlugin')
  await showDemo(tab)
  expect(await logOf(tab)).toContain('hooks false')
  tab.removeAllListeners()
})
