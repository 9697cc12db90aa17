import { chromium } from '@playwright/test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { escapeHtml } from '../../../src/site/escape-html'
import type { SearchPage, TextBlock } from '../../../src/site/types'
import { findBrowser } from '../../../tests/support/browser'
import { placeOf } from './engines'
import type { KindQuery } from './kind-queries'
import type { PlaceEngine } from './kinds'

/** Answered from the folder of the index: nothing is served. */
const ORIGIN = 'http://pagefind.test'
/** Pages of an answer whose sections are looked at. */
const PAGES = 20

/** What Pagefind's script offers in the browser. */
interface Pagefind {
  search: (query: string) => Promise<{ results: { data: () => Promise<Found> }[] }>
}
interface Found {
  url: string
  sub_results: { url: string; weighted_locations: { balanced_score: number }[] }[]
}

const scoreOf = ({ weighted_locations: places }: Found['sub_results'][number]): number =>
  places.reduce((sum, { balanced_score: score }) => sum + score, 0)

/** Address of the section that answers best, or of the page. */
const bestPart = ({ url, sub_results: parts }: Found): string =>
  [...parts].sort((a, b) => scoreOf(b) - scoreOf(a))[0]?.url ?? url

function blockHtml({ kind, anchor, level, text }: TextBlock): string {
  if (kind === 'heading') return `<h${level ?? 2} id="${escapeHtml(anchor)}">${escapeHtml(text)}</h${level ?? 2}>`
  const id = kind === 'row' || kind === 'error' ? ` id="${escapeHtml(anchor)}"` : ''
  return kind === 'code' ? `<pre>${escapeHtml(text)}</pre>` : `<p${id}>${escapeHtml(text)}</p>`
}

const pageHtml = ({ title, description, keywords, blocks }: SearchPage): string =>
  `<!doctype html><html lang="zh-CN"><title>${escapeHtml(title)}</title><body><main data-pagefind-body>` +
  `<h1 data-pagefind-weight="8">${escapeHtml(title)}</h1><p>${escapeHtml(description)}</p>` +
  `<p data-pagefind-weight="5">${escapeHtml(keywords.join('，'))}</p>${blocks.map(blockHtml).join('\n')}</main>`

async function writeIndex(pages: SearchPage[], folder: string): Promise<void> {
  const { createIndex, close } = await import('pagefind')
  const { index } = await createIndex({ forceLanguage: 'zh-cn' })
  if (!index) throw new Error('Pagefind 没有建出索引')
  for (const page of pages) await index.addHTMLFile({ url: page.path, content: pageHtml(page) })
  await index.writeFiles({ outputPath: join(folder, 'pagefind') })
  await close()
}

/**
 * Answers of Pagefind to some questions. Its script runs in a browser only, so all are put at once.
 * @returns an engine that knows these questions.
 */
export async function pagefind(pages: SearchPage[], queries: KindQuery[]): Promise<PlaceEngine> {
  const folder = mkdtempSync(join(tmpdir(), 'pagefind-'))
  const browser = await chromium.launch(await findBrowser())
  try {
    await writeIndex(pages, folder)
    const page = await browser.newPage()
    await page.route(`${ORIGIN}/**`, (route) => {
      const path = decodeURIComponent(new URL(route.request().url()).pathname)
      return path === '/'
        ? route.fulfill({ contentType: 'text/html', body: '<html lang="zh-CN">' })
        : route.fulfill({ path: join(folder, path) })
    })
    await page.goto(`${ORIGIN}/`)
    const answers = await page.evaluate(
      async ({ questions, most, script }) => {
        const { search } = (await import(script)) as Pagefind
        const all: [string, Found[]][] = []
        for (const question of questions) {
          const { results } = await search(question)
          all.push([question, await Promise.all(results.slice(0, most).map((result) => result.data()))])
        }
        return all
      },
      { questions: queries.map(({ query }) => query), most: PAGES, script: '/pagefind/pagefind.js' },
    )
    const known = new Map(answers)
    return (query) => Promise.resolve((known.get(query) ?? []).map((found) => placeOf(bestPart(found))))
  } finally {
    await browser.close()
    rmSync(folder, { recursive: true })
  }
}
