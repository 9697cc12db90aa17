import { chromium, type Browser, type Page } from '@playwright/test'
import { createServer } from 'node:http'
import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { createHandler } from '../../serve/preview-handler'
import { site } from '../../../src/site/config'
import { CORRECTIONS_FILE, INDEX_FOLDER } from '../../../src/search/engine/index-files'
import { findBrowser } from '../../../tests/support/browser'
import { quantile } from './cost'
import { readKindQueries } from './kind-queries'

/**
 * `npm run bench:search:dialog`: bytes in gzip that the dialog of the built site fetches until the first answer is there,
 * for each question of the nine kinds, with an empty cache. The texts in view count; what comes on scroll does not.
 */
const PORT = Number(process.env.PORT ?? 9311)
const PAGE = `http://localhost:${PORT}${site.pathPrefix}/docs/five/intro/`
const KB = 1024
/** Budgets of the project, in KB; the command ends with an error when one is broken. */
const BUDGET = { query: 40, code: 21 }

/** What one question fetched, in bytes. */
interface Fetched {
  /** Manifest, shards and texts. */
  index: number
  /** Dialog, engine and their styles; React is a file that changes with no release of the search. */
  code: number
  /** Code and words of corrections; 0 for most questions. */
  corrections: number
}

const kb = (bytes: number): string => (bytes / KB).toFixed(1)

/** Sums what the page fetches from now on. */
function watch(page: Page): () => Promise<Fetched> {
  const fetched: Fetched = { index: 0, code: 0, corrections: 0 }
  const done: Promise<void>[] = []
  let hasCode = false
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname
    const count = async (): Promise<void> => {
      const bytes = gzipSync(await response.body(), { level: 9 }).length
      if (path.endsWith(CORRECTIONS_FILE)) fetched.corrections += bytes
      else if (path.includes(`/${INDEX_FOLDER}/`)) fetched.index += bytes
      else if (!/\.(?:js|css)$/.test(path) || path.includes('/framework-')) return
      else if (hasCode) fetched.corrections += bytes
      else fetched.code += bytes
    }
    if (path.includes(`/${INDEX_FOLDER}/`) && !path.endsWith('manifest.json')) hasCode = true
    done.push(count())
  })
  return async () => {
    await Promise.all(done)
    return fetched
  }
}

/** Puts one question to the dialog of a fresh visit. */
async function fetchedFor(browser: Browser, query: string): Promise<Fetched> {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1350, height: 900 } })
  const page = await context.newPage()
  try {
    await page.goto(PAGE, { waitUntil: 'networkidle' })
    const read = watch(page)
    await page.keyboard.press('Control+k')
    await page.getByText('还没有搜索记录').waitFor()
    await page.getByRole('combobox').fill(query)
    await page.locator('[role=option], .search-empty').first().waitFor()
    await page.waitForLoadState('networkidle')
    return await read()
  } finally {
    await context.close()
  }
}

async function main(): Promise<void> {
  const server = createServer(createHandler(resolve(process.env.PUBLIC_DIR ?? 'public')))
  await new Promise<void>((listening) => server.listen(PORT, '127.0.0.1', listening))
  const browser = await chromium.launch(await findBrowser())
  const all: Fetched[] = []
  for (const { query } of [...readKindQueries('kind-queries'), ...readKindQueries('kind-control-queries')])
    all.push(await fetchedFor(browser, query))
  await browser.close()
  server.closeAllConnections()
  server.close()
  const index = all.map((one) => one.index)
  const code = Math.max(...all.map((one) => one.code))
  const guessed = all.flatMap(({ corrections }) => (corrections ? [corrections] : []))
  console.log(`${all.length} 个问题，真实弹窗里的第一次查询，gzip，KB`)
  console.log(`  索引，中位 / 九成 / 最大　${[0.5, 0.9, 1].map((part) => kb(quantile(index, part))).join(' / ')}`)
  console.log(`  引擎、弹窗与样式　${kb(code)}（不算 React）`)
  console.log(`  猜测用的代码与词　${kb(Math.max(0, ...guessed))}，${guessed.length} 个问题用到`)
  if (quantile(index, 0.9) <= BUDGET.query * KB && code <= BUDGET.code * KB) return
  console.error(`超过了目标：九成的第一次查询 ${BUDGET.query} KB，代码 ${BUDGET.code} KB`)
  process.exitCode = 1
}

void main()
