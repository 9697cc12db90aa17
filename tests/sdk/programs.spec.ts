import type { PageApp } from '../../src/demos/project/page-app'
import { changedFiles } from '../../tools/check/changed-files'
import { readPageApps } from '../support/page-apps'
import { start, take } from './program-steps'
import { expect, test } from './tab'

/** Every program of the pages, run as pasted; what must be seen stands in the pages (`run` blocks). */

/** The projects of the handbooks have a test of their own, which does more with them (`handbook.spec.ts`). */
const apps = readPageApps().filter(({ name }) => !/^five\/handbook\/.*\/app$/.test(name))

/** One program of each kind, run at every change: a first view, events, plugins of each family, a tour, an app's bridge. */
const OF_EACH_KIND = new Set([
  'five/quick-start/app',
  'five/events/order',
  'five/find-coordinates/picker',
  'dnalogel/MovePlugin/quick-start',
  'dnalogel/PanoTagPlugin/quick-start',
  'dnalogel/floorplan/PanoFloorplanRadarPlugin/quick-start',
  'dnalogel/Sculpt/save',
  'vreo/get-started/quick_start/sample',
  'vreo/keyframes/panotag/sample',
  'vreo/structure/sample',
])

const changed = new Set(changedFiles(process.cwd())?.changed)

/** Whether a program runs in `npm test`: one of each kind, and those of pages that the change touches. */
const isByDay = ({ name, page }: PageApp): boolean => OF_EACH_KIND.has(name) || changed.has(page)

for (const app of apps) {
  test(app.name, { tag: isByDay(app) ? [] : '@nightly' }, async ({ tab }) => {
    const watched = await start(tab, app)
    try {
      for (const step of app.declaration.then) await take(watched, step)
    } finally {
      // Told even when a step fails: it is most often why
      expect.soft(watched.faults, `${app.page}:${app.line}`).toEqual([])
    }
  })
}
