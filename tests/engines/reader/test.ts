import { expect, test as base } from '@playwright/test'
import { ENGINES } from '../drivers/engines'
import type { EngineBrowser } from '../drivers/driver'
import { knownFailure } from '../known'
import { PATIENCE, Reader } from './reader'
import { Site } from './site'

/** A behaviour known to fail is not waited for as long as one that must hold, ms. */
const SHORT_PATIENCE = 2500

interface OfTest {
  site: Site
  reader: Reader
  /** Another tab of the same reader. */
  secondReader: Reader
  known: string | undefined
}

const engineOf = (name: string) => ENGINES.find((engine) => engine.name === name)!

/** A test of one behaviour: `reader` sits in a fresh tab before a site of its own. */
export const test = base.extend<OfTest, { engine: EngineBrowser }>({
  engine: [
    async ({}, use, { project }) => {
      const engine = await engineOf(project.name).launch()
      await use(engine)
      await engine.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  known: [
    async ({}, use, info) => {
      const { install, isInstalled } = engineOf(info.project.name)
      if (!isInstalled() && process.env.ENGINES_REQUIRED) throw new Error(`没有安装：${install}`)
      info.skip(!isInstalled(), install)
      const reason = knownFailure(info.project.name, info.title)
      info.fail(reason !== undefined, reason)
      await use(reason)
    },
    { auto: true },
  ],
  site: async ({}, use) => {
    const site = await Site.start()
    await use(site)
    site.stop()
  },
  reader: async ({ engine, site, known }, use) => {
    const tab = await engine.newTab()
    await tab.resize(1350, 900)
    await use(new Reader(tab, site, known ? SHORT_PATIENCE : PATIENCE))
    await tab.close()
  },
  secondReader: async ({ engine, reader }, use) => {
    const tab = await engine.newTab()
    await tab.resize(1350, 900)
    await use(new Reader(tab, reader.site, reader.patience))
    await tab.close()
  },
})

export { expect }
