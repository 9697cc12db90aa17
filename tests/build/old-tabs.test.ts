import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { chromium, type Browser, type Page } from '@playwright/test'
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { createPreviewServer } from '../../scripts/preview-server'
import { publish } from '../../scripts/release/publish'
import { rollBack } from '../../scripts/release/roll-back'
import { readAbout } from '../../scripts/release/state'
import { isHashed, readPolicy } from '../../scripts/response-headers'
import { buildFile, completeBuild, markComplete } from '../../src/build/outputs/complete'
import { findBrowser } from '../support/browser'
import { startNginx, whyNoNginx } from '../support/nginx'
import { runGatsby } from '../support/run-gatsby'
import { copySite } from '../support/site-copy'
import { CONNECTIONS, startVisitors } from '../support/visitors'
import { tempFolder } from '../support/temp-folder'
import { PATIENCE_MS } from '../support/patience'

/** Two real builds of a small site, the second with other text, code and styles, deployed while readers read. */
const IDS = ['intro', 'quick-start', 'config']
const PATHS = IDS.map((id) => `/developer/docs/five/${id}/`)
const page = (title: string, version: string): string =>
  `---\ntitle: ${title}\ndescription: 一句。\n---\n\n## 一节 [#a]\n\n${version}的正文，讲全景${title}。\n`
const VISITORS = 4
let builds: string
let browser: Browser
const built = (version: number): string => join(builds, String(version))
const appOf = (version: number): string | undefined =>
  readdirSync(built(version)).find((name) => /^app-[\da-f]+\.js$/.test(name))

beforeAll(async () => {
  builds = tempFolder('versions')
  const content = (version: string) =>
    Object.fromEntries(IDS.map((id) => [`content/docs/five/${id}.mdx`, page(id, version)]))
  const site = copySite({
    ...content('第一版'),
    'content/docs/five/sidebar.ts': `export default ${JSON.stringify(IDS)}\n`,
  })
  for (const version of [1, 2]) {
    if (version === 2) {
      for (const [path, text] of Object.entries(content('第二版'))) site.write(path, text)
      const change = (path: string, from: string | RegExp, to: string): void =>
        site.write(path, readFileSync(join(site.root, path), 'utf8').replace(from, to))
      change('src/site/strings.ts', "'重试'", "'再试一次'")
      change('src/styles/tokens/page.css', '}', '  --second-version: 1;\n}')
      change('src/enhance/inline/loader.ts', 'const IDLE_AFTER_MS = 2000', 'const IDLE_AFTER_MS = 2001')
    }
    const { code, output } = await runGatsby(site.root, ['build', '--prefix-paths'])
    if (code !== 0) throw new Error(output)
    cpSync(join(site.root, 'public'), built(version), { recursive: true })
    cpSync(buildFile(join(site.root, 'public')), buildFile(built(version)))
  }
  // A clean checkout would not have the first version's files any more: the release has to bring them
  for (const name of readdirSync(built(1)))
    if (isHashed(name.replace(/\.(?:br|gz)$/, ''))) rmSync(join(built(2), name), { force: true })
  markComplete(built(2), completeBuild(built(2))!)
  site.remove()
  browser = await chromium.launch(await findBrowser())
})
afterAll(async () => {
  await browser?.close()
})

test('the two versions differ in text, code, style and policy', () => {
  expect(appOf(1)).toBeDefined()
  expect(appOf(1)).not.toBe(appOf(2))
  const policies = [1, 2].map((version) => readPolicy(built(version))!)
  for (const directive of ['script-src', 'style-src']) {
    const [one, two] = policies.map((policy) => new RegExp(`${directive} ([^;]+)`).exec(policy)![1])
    expect(one).not.toBe(two)
  }
})

interface Host {
  base: string
  port: number
  reload: (() => Promise<void>) | undefined
  stop: () => Promise<void>
}

async function onNginx(): Promise<Host> {
  const host = await startNginx(async (prefix) => void (await publish(built(1), prefix, { reload: undefined })))
  return { base: host.prefix, ...host }
}

async function onPreview(): Promise<Host> {
  const base = tempFolder('srv')
  await publish(built(1), base, { reload: undefined })
  const policyOf = (folder: string): string | undefined => readAbout(base, basename(dirname(folder)))?.policy
  const server = createPreviewServer(join(base, 'current/developer'), { policyOf })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as { port: number }
  const stop = async (): Promise<void> => {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  }
  return { base, port, reload: undefined, stop }
}

/** A reader's tab that writes down everything that goes wrong in it. */
async function openTab(url: string, { idle = true } = {}): Promise<{ tab: Page; troubles: string[] }> {
  const tab = await browser.newPage()
  tab.setDefaultTimeout(PATIENCE_MS)
  const troubles: string[] = []
  tab.on('pageerror', (error) => troubles.push(`${tab.url()} ${error.message}`))
  tab.on('console', (message) => message.type() === 'error' && troubles.push(message.text()))
  tab.on('response', (response) => response.status() >= 400 && troubles.push(`${response.status()} ${response.url()}`))
  tab.on('requestfailed', (request) => {
    // A navigation ends what the page before was still loading
    if (request.failure()?.errorText !== 'net::ERR_ABORTED')
      troubles.push(`${request.failure()?.errorText} ${request.url()}`)
  })
  // A tab in the background: its scripts wait until they are wanted
  if (!idle) await tab.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
  await tab.goto(url)
  return { tab, troubles }
}

const isWhole = async (tab: Page): Promise<boolean> =>
  (await tab.locator('h1').count()) === 1 &&
  (await tab.locator('#article-body').count()) === 1 &&
  (await tab.getByRole('alert').count()) === 0

/** Clicks through the sidebar and reloads now and then, until told to stop. `end` gives the number of clicks. */
function startClicking(tab: Page): { end: () => Promise<number>; meets: (text: string) => Promise<void> } {
  let over = false
  const clicks = (async () => {
    let count = 0
    for (; !over; count++) {
      const path = PATHS[count % PATHS.length]!
      await tab.locator(`.side a[href="${path}"]`).click()
      await tab.waitForURL(`**${path}`)
      await tab.getByRole('heading', { level: 1, name: IDS[count % IDS.length]!, exact: true }).waitFor()
      await tab.waitForTimeout(30)
      // What was loaded once stays in memory, in its version
      if (count % 4 === 3) await tab.reload()
    }
    return count
  })()
  // A failure is told where the clicks are counted
  clicks.catch(() => undefined)
  return {
    end: () => {
      over = true
      return clicks
    },
    // A click that fails is told at once
    meets: async (text) => void (await Promise.race([tab.getByText(text).waitFor(), clicks])),
  }
}

const hosts: [name: string, start: () => Promise<Host>, why: string | undefined][] = [
  ['the preview server', onPreview, undefined],
  ['nginx', onNginx, whyNoNginx],
]

for (const [name, start, why] of hosts) {
  const suite = why ? describe.skip : describe
  suite(`a deployment and a way back on ${name}${why ? ` (${why})` : ''}`, () => {
    test('no request fails and no tab breaks, under load', async () => {
      const host = await start()
      const url = (path: string): string => `http://127.0.0.1:${host.port}${path}`
      const endVisits = startVisitors(host.port, ['/developer/', ...PATHS], VISITORS)
      try {
        const clicking = await openTab(url(PATHS[0]!))
        const resting = await openTab(url(PATHS[0]!), { idle: false })
        const searching = await openTab(url(PATHS[1]!))
        await searching.tab.keyboard.press('Control+k')
        await searching.tab.getByRole('combobox', { name: '搜索' }).fill('全景')
        await searching.tab.getByRole('option').first().waitFor()
        const clicker = startClicking(clicking.tab)
        await clicking.tab.waitForTimeout(1_000)

        await publish(built(2), host.base, { reload: host.reload })
        await clicker.meets('第二版的正文')

        // Not started before the deployment: its button works with its own version's files, its link leads to the new one
        expect(await resting.tab.locator('script[src]').count()).toBe(0)
        await resting.tab.locator('[data-search-open]').first().click()
        await resting.tab.getByRole('combobox', { name: '搜索' }).fill('全景')
        await resting.tab.getByRole('option').first().waitFor()
        await expect(resting.tab.locator('#article-body').innerText()).resolves.toContain('第一版')
        await resting.tab.keyboard.press('Escape')
        await resting.tab.keyboard.press('Escape')
        await resting.tab.locator(`.side a[href="${PATHS[2]}"]`).click()
        await resting.tab.getByText('第二版的正文').waitFor()

        // The old index is still there for the tab that has begun to search
        await searching.tab.getByRole('combobox', { name: '搜索' }).fill('config')
        await searching.tab
          .getByRole('option', { name: /config/ })
          .first()
          .click()
        await searching.tab.getByRole('heading', { level: 1, name: 'config', exact: true }).waitFor()
        // Perhaps the old page, loaded ahead before the deployment; the next click meets the new version
        await searching.tab.locator(`.side a[href="${PATHS[0]}"]`).click()
        await searching.tab.getByText('第二版的正文').waitFor()

        const late = await openTab(url(PATHS[1]!))
        await rollBack(host.base, undefined, host.reload)
        await clicker.meets('第一版的正文')
        await late.tab.locator(`.side a[href="${PATHS[0]}"]`).click()
        await late.tab.getByText('第一版的正文').waitFor()

        const clicks = await clicker.end()
        const { requests, failures, resets } = await endVisits()
        const tabs = [clicking, resting, searching, late]
        const broken = []
        for (const { tab } of tabs) if (!(await isWhole(tab))) broken.push(tab.url())
        console.log(
          `${name}: ${requests} requests, ${failures.length} failed, ${resets} connections reset; ${clicks} clicks in ${tabs.length} tabs, ${broken.length} broken`,
        )
        expect(failures).toEqual([])
        // A reload costs every kept connection at most once; the way back needs none. Without a reload, nothing is lost
        expect(resets).toBeLessThanOrEqual(host.reload ? VISITORS * CONNECTIONS : 0)
        expect(broken).toEqual([])
        expect(tabs.flatMap(({ troubles }) => troubles)).toEqual([])
        expect(clicks).toBeGreaterThan(5)
        for (const { tab } of tabs) await tab.close()
      } finally {
        await endVisits()
        await host.stop()
      }
    })
  })
}
