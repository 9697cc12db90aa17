import { expect, test as base } from '@playwright/test'
import { ENGINES } from '../drivers/engines'
import type { EngineBrowser, Tab } from '../drivers/driver'
import { NEEDS } from '../needs'
import { PATIENCE, Reader } from './reader'
import { Site } from './site'

/** A behaviour that must fail is not waited for as long as one that must hold, ms. */
const SHORT_PATIENCE = 2500

interface OfTest {
  site: Site
  reader: Reader
  /** Another tab of the same reader. */
  secondReader: Reader
  installed: void
}

const engineOf = (name: string) => ENGINES.find((engine) => engine.name === name)!

/** @returns what a reader has instead where the browser lacks what a behaviour needs; `undefined` when it must hold. */
async function insteadOf(behaviour: string, tab: Tab): Promise<string | undefined> {
  const need = NEEDS.find((one) => one.behaviour === behaviour)
  return need && !(await tab.run<boolean>(`'${need.needs}' in window`)) ? need.instead : undefined
}

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
  installed: [
    async ({}, use, info) => {
      const { install, isInstalled } = engineOf(info.project.name)
      if (!isInstalled() && process.env.ENGINES_REQUIRED) throw new Error(`没有安装：${install}`)
      info.skip(!isInstalled(), install)
      await use()
    },
    { auto: true },
  ],
  site: async ({}, use) => {
    const site = await Site.start()
    await use(site)
    site.stop()
  },
  reader: async ({ engine, site }, use, info) => {
    const tab = await engine.newTab()
    const instead = await insteadOf(info.title, tab)
    info.fail(instead !== undefined, instead)
    await tab.resize(1350, 900)
    await use(new Reader(tab, site, instead ? SHORT_PATIENCE : PATIENCE))
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
