import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { copySite } from '../../../tests/support/site-copy'
import { putAside } from '../peers/aside'
import { allDocs, readPage } from '../peers/pages'
import { buildPeer, clean, prepare, timed, versionsOf, type Figures, type Peer } from '../peers/peer'
import { starlight } from '../peers/starlight'
import { vitepress } from '../peers/vitepress'
import { multiply, pageCount } from './multiply'

/**
 * `npm run bench:build`: CPU seconds (user + system of the whole process tree) of a cold build, of a build after one
 * edited page, and of a cold build of ten times the pages; beside it VitePress and Starlight with the same pages, in
 * turn, medians of `RUNS` (default 3). Ends with code 1 when an aim is missed.
 */
const RUNS = Number(process.env.RUNS ?? 3)
const PEERS = [vitepress, starlight]
const OURS = '本站'
const AIMS = { vitepress: 0.8, starlight: 1.3, editCpu: 9, tenfold: 3 }
const EDITED = 'docs/five/intro'

type Runs = Map<string, Figures[]>

function median(runs: Figures[]): Figures {
  const at = (of: (run: Figures) => number): number =>
    runs.map(of).toSorted((a, b) => a - b)[Math.floor((runs.length - 1) / 2)]!
  return { cpu: at(({ cpu }) => cpu), wall: at(({ wall }) => wall) }
}

const note = (runs: Runs, name: string, figures: Figures): void =>
  void runs.set(name, [...(runs.get(name) ?? []), figures])

const build = (root: string): Figures => timed('node node_modules/gatsby/cli.js build --prefix-paths', root)

/** Nothing is left of an earlier build, not even what survives `gatsby clean`. */
function forget(root: string): void {
  putAside(['.cache', 'public', 'node_modules/.cache'].map((path) => join(root, path)))
}

const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:html|json)$/.test(name))
    .reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)

function addParagraph(files: string[], run: number): void {
  const file = files.find((path) => existsSync(path))!
  writeFileSync(file, `${readFileSync(file, 'utf8')}\n又一段，第 ${run} 次。\n`)
}

function report(name: string, { cpu, wall }: Figures, rest = ''): void {
  console.log(`${name.padEnd(24)} ${cpu.toFixed(1).padStart(6)} CPU 秒 ${wall.toFixed(1).padStart(6)} 秒  ${rest}`)
}

/** @returns whether the aim is reached. */
function judge(name: string, value: number, aim: number): boolean {
  console.log(`${value <= aim ? '达到' : '没有达到'}  ${name}：${value.toFixed(2)}（目标 ≤ ${aim}）`)
  return value <= aim
}

/** Cold builds and builds after an edit, all generators in turn. */
function inTurn(root: string): { cold: Runs; edited: Runs } {
  const cold: Runs = new Map()
  const edited: Runs = new Map()
  for (let run = 0; run < RUNS; run++) {
    forget(root)
    note(cold, OURS, build(root))
    addParagraph([join(root, 'content', `${EDITED}.mdx`)], run)
    note(edited, OURS, build(root))
    for (const peer of PEERS) comparePeer(peer, root, run, cold, edited)
  }
  return { cold, edited }
}

function comparePeer(peer: Peer, root: string, run: number, cold: Runs, edited: Runs): void {
  const publicDir = join(root, 'public')
  const pages = allDocs(publicDir).map((route) => readPage(publicDir, route))
  const folder = prepare(peer, pages, '/developer/', publicDir)
  clean(peer)
  note(cold, peer.name, buildPeer(peer))
  addParagraph(
    [`docs/${EDITED}/index.md`, `src/content/docs/${EDITED}.md`].map((path) => join(folder, path)),
    run,
  )
  note(edited, peer.name, buildPeer(peer))
}

function tenfold(): { pages: number; figures: Figures; size: number } {
  const site = copySite({}, { content: true })
  const pages = multiply(site.root)
  const figures = build(site.root)
  const size = sizeOf(join(site.root, 'public'))
  site.remove()
  return { pages, figures, size }
}

function main(): void {
  console.log(
    `${PEERS.map(({ name }) => versionsOf(name)).join('，')}；${RUNS} 轮；开始时负载 ${loadavg()[0]!.toFixed(1)}`,
  )
  const site = copySite({}, { content: true })
  const pages = pageCount(site.root)
  const { cold, edited } = inTurn(site.root)
  const size = sizeOf(join(site.root, 'public'))
  const nothing = build(site.root)
  const ours = median(cold.get(OURS)!)
  for (const [name, runs] of cold) report(`${name}，冷构建 ${pages} 页`, median(runs))
  for (const [name, runs] of edited) report(`${name}，改一页`, median(runs))
  report(`${OURS}，没有改动`, nothing)
  const large = tenfold()
  site.remove()
  const output = `输出 ${(size / 1e6).toFixed(1)} → ${(large.size / 1e6).toFixed(1)} MB`
  report(`${OURS}，冷构建 ${large.pages} 页`, large.figures, output)
  const reached = [
    ...PEERS.map(({ name }) =>
      judge(`冷构建 CPU，本站 / ${name}`, ours.cpu / median(cold.get(name)!).cpu, AIMS[name as 'vitepress']),
    ),
    judge('改一页，CPU 秒', median(edited.get(OURS)!).cpu, AIMS.editCpu),
    judge('十倍的页，CPU 之比', large.figures.cpu / ours.cpu, AIMS.tenfold),
  ]
  process.exitCode = reached.every(Boolean) ? 0 : 1
}

main()
