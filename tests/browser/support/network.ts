import { test as base } from '@playwright/test'
import { Site } from '../../engines/reader/site'

/** A test of the site behind a network that it can break: addresses are those of `network.url`. */
export const test = base.extend<{ network: Site }>({
  network: async ({}, use) => {
    const network = await Site.start()
    await use(network)
    network.stop()
  },
})
