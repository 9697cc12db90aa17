import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createHandler } from '../scripts/preview-handler'
import { site } from '../src/site/config'
import { findBrowser } from '../tests/support/browser'
import { medianDoc } from './peers/pages'
import { install, nodeOf, versionsOf } from './peers/peer'

/**
 * `npm run bench:lighthouse`: Lighthouse's four scores on a phone, for one page of each kind. Lists the audits that cost
 * points. Ends with code 1 when a score is below 100, but for the zoom that the specification forbids. Build first.
 */
const PORT = Number(process.env.PORT ?? 9442)
const PUBLIC = resolve(process.env.PUBLIC_DIR ?? 'public')
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
/** The specification forbids zoom by the reader. */
const ALLOWED = new Set(['meta-viewport'])

interface Report {
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { score: number | null; title: string; displayValue?: string }>
}

async function examine(folder: string, url: string, browser: Awaited<ReturnType<typeof findBrowser>>): Promise<Report> {
  const out = mkdtempSync(join(tmpdir(), 'docs-lighthouse-'))
  const file = join(out, 'report.json')
  const options = [
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${CATEGORIES.join()}`,
    `--chrome-flags=--headless=new ${browser.args.join(' ')}`,
  ]
  const run = spawn(nodeOf(folder), [join(folder, 'node_modules/lighthouse/cli/index.js'), url, ...options], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, CHROME_PATH: browser.executablePath },
  })
  await new Promise((done) => run.on('exit', done))
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report
  rmSync(out, { recursive: true })
  return report
}

/** What keeps a category below 100: ids and titles of audits that cost points, without the allowed ones. */
function lossesIn({ categories, audits }: Report, category: string): string[] {
  const { score, auditRefs } = categories[category]!
  if (score === 1) return []
  return auditRefs
    .filter(({ id, weight }) => weight > 0 && !ALLOWED.has(id) && (audits[id]!.score ?? 1) < 1)
    .map(({ id }) => `${id}（${audits[id]!.title}）${audits[id]!.displayValue ?? ''}`)
}

async function main(): Promise<void> {
  const folder = install('lighthouse')
  const server = createServer(createHandler(PUBLIC))
  await new Promise<void>((listening) => server.listen(PORT, listening))
  const browser = await findBrowser()
  const pages = ['', `${medianDoc(PUBLIC)}/`, 'docs/five/handbook/react/get-started/', 'openapi/', 'search/?q=five']
  console.log(`${versionsOf('lighthouse')}；${CATEGORIES.join(' / ')}`)
  for (const page of pages) {
    const report = await examine(folder, `http://localhost:${PORT}${site.pathPrefix}/${page}`, browser)
    const scores = CATEGORIES.map((name) => Math.round(report.categories[name]!.score * 100))
    const lost = CATEGORIES.flatMap((name) => lossesIn(report, name))
    console.log(`${scores.join(' / ').padEnd(24)}/${page}`)
    for (const loss of lost) console.log(`    ${loss}`)
    if (lost.length > 0) process.exitCode = 1
  }
  server.closeAllConnections()
  server.close()
}

void main()
