import { expect, test, type Page, type Request, type Route } from '@playwright/test'
import { rests } from './support/document'
import { address } from './support/pages'
import { HERE, INDEX_FILES, inputOf, optionsOf } from './support/search'

const KB = 1024
/** Budgets: dialog with styles, and the engine, which is apart so that it need not wait for React; and the files of a first query. */
const DIALOG_KB = 21.25
const FIRST_QUERY_KB = 40

const bytes = async (requests: Request[]): Promise<number> => {
  const sizes = await Promise.all(requests.map(async (request) => (await request.sizes()).responseBodySize))
  return sizes.reduce((sum, size) => sum + size, 0)
}

test('dialog, styles and engine take at most 21.25 KB, and come when the pointer is on the button', async ({
  page,
}) => {
  await page.goto(HERE)
  await rests(page)
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  const warmed = ['**/search/manifest.json', '**/framework-*.js', '**/search-*.js'].map((file) =>
    page.waitForResponse(file),
  )
  await page.getByRole('button', { name: '搜索文档' }).hover()
  await Promise.all(warmed)
  await rests(page)
  // React comes beside them, in a file that changes with no release of the search
  const scripts = requests.filter((request) => /\/(?!framework-)[^/]*\.(?:js|css)$/.test(request.url()))
  expect(scripts.length).toBeGreaterThan(0)
  expect(await bytes(scripts)).toBeLessThan(DIALOG_KB * KB)
  expect(requests.filter((request) => INDEX_FILES.test(request.url()))).toEqual([])
})

for (const [where, ask] of Object.entries({
  'in the dialog': async (page: Page) => {
    await page.goto(HERE)
    await page.keyboard.press('/')
    await page.keyboard.type('全景')
  },
  'by the address of the search page': (page: Page) => page.goto(address('/search/?q=全景'), { waitUntil: 'commit' }),
}))
  test(`what answers a question ${where} is fetched before React is there`, async ({ page }) => {
    await page.route('**/framework-*.js', () => undefined)
    const shard = page.waitForRequest('**/s/*.json')
    const text = page.waitForRequest('**/t/*.json')
    await ask(page)
    await Promise.all([shard, text])
  })

/**
 * Holds every request back until no further one comes, then lets all of them go: what is asked for only after an answer
 * has arrived belongs to the next round. On a slow line each round costs a latency.
 */
function countRounds(page: Page) {
  const held: Route[] = []
  let rounds = 0
  let quiet: ReturnType<typeof setTimeout> | undefined
  const release = (): void => {
    rounds++
    for (const route of held.splice(0)) void route.continue()
  }
  return {
    rounds: () => rounds,
    start: () =>
      page.route('**/*', (route) => {
        held.push(route)
        clearTimeout(quiet)
        quiet = setTimeout(release, 700)
      }),
  }
}

for (const query of ['全景标尺', 'PanoRulerPlugin', 'five 安装']) {
  test(`the first answer to ${query} on a phone takes three rounds and at most 60 KB beside React`, async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(HERE)
    await rests(page)
    const answered: Request[] = []
    page.on('requestfinished', (request) => answered.push(request))
    const counter = countRounds(page)
    await counter.start()
    await page.getByRole('button', { name: '搜索文档' }).click()
    // The manifest comes beside the dialog, the shards after the query, the texts after the ranking.
    await inputOf(page).fill(query)
    await optionsOf(page).first().waitFor()
    expect(counter.rounds()).toBeLessThanOrEqual(3)
    // A page that is fetched ahead of a click may fall into this time, and is not the search's
    const own = answered.filter((request) => /\/(?!framework-)[^/]*\.(?:js|css|json)$/.test(request.url()))
    expect(own.length).toBeGreaterThan(0)
    expect(await bytes(own)).toBeLessThan((DIALOG_KB + FIRST_QUERY_KB) * KB)
  })
}
