import type { SearchPage } from '../../src/site/types'
import { contentPages, multiply } from './corpus'
import { costOf, quantile, warmTimes } from './cost'
import { listed, ranked, sectionCount } from './engines'
import { heldOut } from './held-out'
import { readQueries, type Query } from './queries'
import { reference } from './reference'
import { outcomesOf, share, shares, type Outcome } from './relevance'
import { ServedIndex } from './served-index'

/**
 * `npm run bench:search`: how well and how cheaply the embedded search answers, on the pages of `content/`.
 * `-- misses` also lists every question whose page is not among the first three.
 */
const TIMES = 10
const KB = 1024
/** Budgets of the project; `npm run bench:search` ends with an error when one is broken. */
const BUDGET = { top1: 80, top3: 95, firstQueryKb: 40, growth: 1.2 }

const line = (name: string, ...values: string[]): void => console.log(`  ${name.padEnd(34)}${values.join('  ')}`)
const kb = (bytes: number): string => `${(bytes / KB).toFixed(1)} KB`

function printMisses(title: string, outcomes: Outcome[]): void {
  console.log(`\n未进前三：${title}（名次　查询　应有　得到）`)
  for (const { place, query, expect, found } of outcomes.filter((outcome) => !outcome.place || outcome.place > 3))
    console.log(`  ${place || '无'}　${query}　${expect[0]}　${[...new Set(found)].slice(0, 3).join(' ')}`)
}

function printKinds(outcomes: Outcome[]): void {
  for (const kind of new Set(outcomes.map((outcome) => outcome.kind))) {
    const own = outcomes.filter((outcome) => outcome.kind === kind)
    line(`　${kind}（${own.length}）`, shares(own))
  }
}

async function relevance(pages: SearchPage[], index: ServedIndex, misses: boolean): Promise<boolean> {
  const dev = readQueries('dev-queries')
  const control = readQueries('control-queries')
  const found = await outcomesOf(ranked(index), dev)
  const held = await heldOut(pages, dev, ranked)
  const controlled = await outcomesOf(ranked(index), control)
  const { engine } = reference(pages)
  console.log('\n命中（前 1 / 前 3 / 前 5，%，按页算）')
  line(`开发集（${dev.length}）`, shares(found))
  line('开发集，在弹窗里第几项', shares(await outcomesOf(listed(index), dev)))
  line('开发集，去掉说破答案的关键词', shares(held))
  line(`对照集（${control.length}）`, shares(controlled))
  line('对照集，在弹窗里第几项', shares(await outcomesOf(listed(index), control)))
  printKinds(controlled)
  line('MiniSearch，开发集', shares(await outcomesOf(engine, dev)))
  line('MiniSearch，对照集', shares(await outcomesOf(engine, control)))
  if (misses) {
    printMisses('开发集', found)
    printMisses('开发集，去掉说破答案的关键词', held)
    printMisses('对照集', controlled)
  }
  return [found, controlled].every((all) => share(all, 1) >= BUDGET.top1 && share(all, 3) >= BUDGET.top3)
}

async function cost(pages: SearchPage[], index: ServedIndex, queries: Query[]): Promise<boolean> {
  const { bytes, files } = await costOf(index, queries)
  const times = await warmTimes(index, queries)
  const large = await costOf(new ServedIndex(multiply(pages, TIMES)), queries)
  const growth = quantile(large.bytes, 0.5) / quantile(bytes, 0.5)
  console.log('\n代价（gzip）')
  line('第一次查询，中位 / 九成 / 最大', [0.5, 0.9, 1].map((part) => kb(quantile(bytes, part))).join(' / '))
  line('第一次查询的文件数，中位', String(quantile(files, 0.5)))
  line('再次查询，中位 / 九成', [0.5, 0.9].map((part) => `${quantile(times, part).toFixed(1)} ms`).join(' / '))
  line(
    '清单 / 全部分片 / 全部文字',
    [kb(index.size('manifest')), kb(index.size('s/')), kb(index.size('t/'))].join(' / '),
  )
  line('MiniSearch 的第一次查询', kb(reference(pages).bytes))
  line(`${TIMES} 倍的页，第一次查询，中位`, kb(quantile(large.bytes, 0.5)), `${growth.toFixed(2)} 倍`)
  return quantile(bytes, 0.5) <= BUDGET.firstQueryKb * KB && growth <= BUDGET.growth
}

async function main(): Promise<void> {
  const pages = await contentPages()
  const start = performance.now()
  const index = new ServedIndex(pages)
  const seconds = (performance.now() - start) / 1000
  console.log(`${pages.length} 页，${await sectionCount(index)} 节，建索引 ${seconds.toFixed(1)} s`)
  const found = await relevance(pages, index, process.argv.includes('misses'))
  const cheap = await cost(pages, index, readQueries('dev-queries'))
  if (found && cheap) return
  console.error('\n有指标没有达到，见 docs/decisions/0004-search.md')
  process.exitCode = 1
}

void main()
