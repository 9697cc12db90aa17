import { readPageApps } from '../support/page-apps'
import { isByDay } from './by-day'
import { start } from './program-start'
import { take } from './program-steps'
import { expect, test } from './tab'

/** Every program of the pages, run as pasted; what must be seen stands in the pages (`run` blocks). */

/** The projects of the handbooks have a test of their own, which does more with them (`handbook.spec.ts`). */
const apps = readPageApps(process.cwd()).filter(({ name }) => !/^five\/handbook\/.*\/app$/.test(name))

for (const app of apps) {
  test(app.name, { tag: isByDay(app.name, app.page) ? [] : '@nightly' }, async ({ tab }) => {
    const watched = await start(tab, app)
    try {
      for (const step of app.declaration.then) await take(watched, step)
    } finally {
      // Told even when a step fails: it is most often why
      expect.soft(watched.faults, `${app.page}:${app.line}`).toEqual([])
    }
  })
}
