import { chromium, type Page } from '@playwright/test'
import { findBrowser } from '../support/browser'
import { fixtureFiles } from '../support/fixture'
import { startScript } from '../support/local-server'
import { build } from '../support/run-gatsby'
import { copySite, type SiteCopy } from '../support/site-copy'
import { PATIENCE_MS } from '../support/patience'
import { startStandIn, type StandIn } from './stand-in'

const PORT = 9181
export const SITE = `http://localhost:${PORT}/developer`

/** The site of the tests, built for the hosted service, served, with a browser and a stand-in of the service. */
export interface HostedSite {
  service: StandIn
  /** What the first build has printed. */
  built: string
  /** The folder that is built. */
  site: SiteCopy
  /** Builds again. */
  build: () => Promise<string>
  /** A page in a context of its own, empty. */
  newPage: () => Promise<Page>
  close: () => Promise<void>
}

/** @throws with the build's output when it fails. */
export async function startHostedSite(): Promise<HostedSite> {
  const service = await startStandIn()
  const site = copySite(fixtureFiles())
  const buildHosted = (): Promise<string> =>
    build(site.root, {
      ALGOLIA_APP_ID: 'TESTAPP',
      ALGOLIA_ADMIN_KEY: 'admin',
      ALGOLIA_SEARCH_KEY: 'public-key',
      ALGOLIA_INDEX_NAME: 'docs',
      ALGOLIA_HOST: service.url,
      ALGOLIA_ANALYTICS_SRC: `${service.url}/analytics.js`,
    })
  const built = await buildHosted()
  const env = { PORT: String(PORT), ALGOLIA_ANALYTICS_SRC: `${service.url}/analytics.js` }
  const { child: server } = await startScript('tools/serve/preview.ts', env, site.root)
  const browser = await chromium.launch(await findBrowser())
  return {
    service,
    built,
    site,
    build: buildHosted,
    async newPage() {
      const page = await (await browser.newContext()).newPage()
      page.setDefaultTimeout(PATIENCE_MS)
      return page
    },
    async close() {
      await browser.close()
      server.kill()
      await service.close()
      site.remove()
    },
  }
}
