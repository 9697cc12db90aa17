import type { Page } from '@playwright/test'
import { build } from 'esbuild'
import { join } from 'node:path'
import { cleanQuery } from '../../../src/search/engine/clean-query'
import { INDEX_FOLDER } from '../../../src/search/engine/index-files'
import { SEARCH_INPUT_MAX } from '../../../src/site/constants'
import { withBase } from '../../../src/site/routes'
import type * as inPage from './in-page'
import { readKindQueries } from './kind-queries'

/** How many times slower than this machine the phone is. */
const SLOWER = 4

/** The engine as a script for a page. */
async function engineScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'in-page.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'engine',
    minify: true,
    target: 'es2022',
  })
  return `${outputFiles[0]?.text ?? ''};globalThis.engine = engine`
}

/** @returns milliseconds that the engine needs for each question of the nine kinds on a slow phone, all files at hand. */
export async function warmTimes(page: Page, origin: string): Promise<number[]> {
  const queries = [...readKindQueries('kind-queries'), ...readKindQueries('kind-control-queries')].map(({ query }) =>
    cleanQuery(query, SEARCH_INPUT_MAX),
  )
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await client.send('Runtime.evaluate', { expression: await engineScript() })
  return page.evaluate(
    ({ base, queries }) => (globalThis as never as { engine: typeof inPage }).engine.timeQueries(base, queries),
    { base: `${origin}${withBase(`/${INDEX_FOLDER}/`)}`, queries },
  )
}
