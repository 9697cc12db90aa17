import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { chromium, type Browser } from '@playwright/test'
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { publish, rollBack } from '../../tools/release/releases'
import { isHashed } from '../../src/outputs/response-headers'
import { buildFile, markComplete } from '../../src/outputs/complete'
import { completeBuild } from '../../tools/serve/read-build'
import { findBrowser } from '../support/browser'
import { startNginx, whyNoNginx } from '../support/nginx'
import { build } from '../support/run-gatsby'
import { copySite } from '../support/site-copy'
import { startVisitors } from '../support/visitors'
import { tempFolder } from '../support/temp-folder'
import { isWhole, openTab, releaseOf, search, startClicking } from '../support/reading-tabs'

/** Two real builds of a small site, the second with other text, code and styles, deployed while readers read. */
const IDS = ['intro', 'quick-start', 'config']
const PATHS = IDS.map((id) => `/developer/docs/five/${id}/`)
const page = (title: string, version: string): string =>
  `---\ntitle: ${title}\ndescription: 一句。\n---\n\n## 一节 [#a]\n\n${version}的正文，讲全景${title}。\n`
const VISITORS = 4
let builds: string
let browser: Browser
const built = (version: number): string => join(builds, String(version))

beforeAll(async () => {
  builds = tempFolder('versions')
  const content = (version: string) =>
    Object.fromEntries(IDS.map((id) => [`content/docs/five/${id}.mdx`, page(id, version)]))
  const site = copySite({
    ...content('第一版'),
    'content/docs/five/sidebar.yaml': IDS.map((id) => `- ${id}\n`).join(''),
  })
  for (const version of [1, 2]) {
    if (version === 2) {
      for (const [path, text] of Object.entries(content('第二版'))) site.write(path, text)
      const add = (path: string, text: string): void => site.write(path, `${site.read(path)}\n${text}\n`)
      add('src/client/main.ts', "document.documentElement.dataset.release = 'second'")
      add('src/client/head/head.ts', "document.documentElement.dataset.early = 'second'")
      add('src/styles/reset.css', ':root { --second-version: 1; }')
    }
    await build(site.root)
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

test('the two versions differ in code, style and policy', () => {
  const policies = [1, 2].map((version) => {
    const html = readFileSync(join(built(version), 'docs/five/intro/index.html'), 'utf8')
    return /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)![1]!.replaceAll('&#x27;', "'")
  })
  for (const directive of ['script-src', 'style-src']) {
    const [one, two] = policies.map((policy) => new RegExp(`${directive} (.+?); `).exec(policy)![1])
    expect(one).not.toBe(two)
  }
})

const onNginx = whyNoNginx ? test.skip : test

onNginx(
  `a deployment and a way back, under load: no request fails, no tab breaks${whyNoNginx ? ` (${whyNoNginx})` : ''}`,
  async () => {
    const { prefix: base, port, stop } = await startNginx((prefix) => void publish(built(1), prefix))
    const url = (path: string): string => `http://127.0.0.1:${port}${path}`
    const endVisits = startVisitors(port, ['/developer/', ...PATHS], VISITORS)
    try {
      const clicking = await openTab(browser, url(PATHS[0]!))
      const resting = await openTab(browser, url(PATHS[0]!))
      const searching = await openTab(browser, url(PATHS[1]!))
      await search(searching.tab, '全景')
      const clicker = startClicking(clicking.tab, IDS)
      await clicking.tab.waitForTimeout(1_000)

      publish(built(2), base)
      await clicker.meets('第二版的正文')

      // Opened before: its own page and its own release's search go on; a link leads to the new release, as a document
      await search(resting.tab, '全景')
      await expect(resting.tab.locator('#article-body').innerText()).resolves.toContain('第一版')
      expect(await releaseOf(resting.tab)).toBe('first')
      await resting.tab.keyboard.press('Escape')
      await resting.tab.keyboard.press('Escape')
      await resting.tab.locator(`.side a[href="${PATHS[2]}"]`).click()
      await resting.tab.locator('#article-body').getByText('第二版的正文').waitFor()
      expect(await releaseOf(resting.tab)).toBe('second')
      expect(await resting.tab.evaluate(() => document.documentElement.dataset.early)).toBe('second')

      // The old index is still there for the tab that has begun to search
      await searching.tab.getByRole('combobox', { name: '搜索' }).fill('config')
      const found = searching.tab.getByRole('option', { name: /config/ })
      await found.first().click()
      await searching.tab.getByRole('heading', { level: 1, name: 'config', exact: true }).waitFor()
      // Perhaps the old page, loaded ahead before the deployment; the next click meets the new release
      await searching.tab.locator(`.side a[href="${PATHS[0]}"]`).click()
      await searching.tab.locator('#article-body').getByText('第二版的正文').waitFor()

      const late = await openTab(browser, url(PATHS[1]!))
      rollBack(base)
      await clicker.meets('第一版的正文')
      await late.tab.locator(`.side a[href="${PATHS[0]}"]`).click()
      await late.tab.locator('#article-body').getByText('第一版的正文').waitFor()

      const clicks = await clicker.end()
      const { requests, failures, resets } = await endVisits()
      const tabs = [clicking, resting, searching, late]
      const broken = []
      for (const { tab } of tabs) if (!(await isWhole(tab))) broken.push(tab.url())
      expect(requests).toBeGreaterThan(100)
      expect(failures).toEqual([])
      expect(resets).toBe(0)
      expect(broken).toEqual([])
      expect(tabs.flatMap(({ troubles }) => troubles)).toEqual([])
      expect(clicks).toBeGreaterThan(5)
    } finally {
      await endVisits()
      await stop()
    }
  },
)
