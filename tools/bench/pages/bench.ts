import { chromium } from '@playwright/test'
import { existsSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { join, resolve } from 'node:path'
import { site } from '../../../src/site/config'
import { findBrowser } from '../../../tests/support/browser'
import { docusaurus } from '../peers/docusaurus'
import { medianDoc, readPage, sidebarOf } from '../peers/pages'
import { buildPeer, prepare, versionsOf } from '../peers/peer'
import { starlight } from '../peers/starlight'
import { vitepress } from '../peers/vitepress'
import { serve } from './server'
import { DESKTOP, PHONE, visit, type Visit } from './visit'

/**
 * `npm run bench:pages`: what a reader waits for, side by side with other generators that show the same pages: the doc
 * of median length and its neighbours of the sidebar. First visits are those of a throttled phone (processor four times
 * slower, 1.6 Mbit/s, 150 ms). The sites take turns for `ROUNDS` (default 5); printed are medians and, for machines that
 * are busy with something else, the best. Build first.
 */
const ROUNDS = Number(process.env.ROUNDS ?? 5)
const PORT = Number(process.env.PORT ?? 9441)
const PUBLIC = resolve(process.env.PUBLIC_DIR ?? 'public')
const PEERS = [docusaurus, vitepress, starlight]
const OURS = '本站'

interface Samples {
  visits: Visit[]
  phone: number[]
  desktop: number[]
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
const load = (): string => loadavg()[0]!.toFixed(1)
const row = (name: string, cells: string[]): void =>
  console.log(name.padEnd(12) + cells.map((cell) => cell.padStart(12)).join(''))

type Statistic = (values: number[]) => number

const COLUMNS: [string, (site: Samples, of: Statistic) => number, digits: number][] = [
  ['FCP ms', ({ visits }, of) => of(visits.map(({ fcp }) => fcp)), 0],
  ['LCP ms', ({ visits }, of) => of(visits.map(({ lcp }) => lcp)), 0],
  ['TBT ms', ({ visits }, of) => of(visits.map(({ tbt }) => tbt)), 0],
  ['longest', ({ visits }, of) => of(visits.map(({ longest }) => longest)), 0],
  ['CLS', ({ visits }, of) => of(visits.map(({ cls }) => cls)), 3],
  ['load KiB', ({ visits }, of) => of(visits.map(({ untilLoad }) => untilLoad)) / 1024, 1],
  ['all KiB', ({ visits }, of) => of(visits.map(({ inAll }) => inAll)) / 1024, 1],
  ['click ms', ({ desktop }, of) => of(desktop), 0],
  ['slow click', ({ phone }, of) => of(phone), 0],
]

function print(title: string, samples: Map<string, Samples>, of: Statistic): void {
  const base = samples.get('docusaurus')!
  console.log(`\n${title}`)
  const titles = COLUMNS.map(([column]) => column)
  row('', titles)
  for (const [name, own] of samples) {
    const cells = COLUMNS.map(([, read, digits]) => read(own, of).toFixed(digits))
    row(name, cells)
  }
  console.log('与 Docusaurus 之比')
  for (const [name, own] of samples) {
    const cells = COLUMNS.map(([, read]) => (read(base, of) ? (read(own, of) / read(base, of)).toFixed(2) : '–'))
    row(name, cells)
  }
}

async function main(): Promise<void> {
  if (!existsSync(join(PUBLIC, 'index.html'))) throw new Error('先运行 npm run build')
  const route = medianDoc(PUBLIC)
  const routes = sidebarOf(PUBLIC, route)
  const pages = routes.map((path) => readPage(PUBLIC, path))
  const sites: Record<string, string> = { [`${site.pathPrefix}/`]: PUBLIC }
  const addresses = new Map([[OURS, `https://localhost:${PORT}${site.pathPrefix}/${route}/`]])
  for (const peer of PEERS) {
    const base = `/${peer.name}/`
    sites[base] = join(prepare(peer, pages, base, PUBLIC), peer.output)
    buildPeer(peer)
    addresses.set(peer.name, `https://localhost:${PORT}${base}${route.toLowerCase()}/`)
    console.log(`${peer.name}：${versionsOf(peer.name)}`)
  }
  const server = await serve(sites, PORT)
  const { executablePath, args } = await findBrowser()
  const browser = await chromium.launch({ executablePath, args: [...args, '--ignore-certificate-errors'] })
  console.log(`${route} 与同一目录的 ${routes.length} 页；Chromium ${browser.version()}；开始时负载 ${load()}`)
  const samples = new Map(
    [...addresses.keys()].map((name) => [name, { visits: [], phone: [], desktop: [] } as Samples]),
  )
  for (let round = 0; round <= ROUNDS; round++)
    for (const [name, url] of addresses) {
      const phone = await visit(browser, url, PHONE)
      const desktop = await visit(browser, url, DESKTOP)
      if (!round) continue // the first round warms the browser and the server
      const own = samples.get(name)!
      own.visits.push(phone)
      own.phone.push(...phone.clicks)
      own.desktop.push(...desktop.clicks)
    }
  print(`中位数，${ROUNDS} 轮轮流`, samples, median)
  print('最好的一次（别的程序占着处理器时，比中位数可信）', samples, (values) => Math.min(...values))
  console.log(`\n结束时负载 ${load()}，处理器 ${availableParallelism()} 个`)
  await browser.close()
  server.close()
  process.exit()
}

void main()
