import type { SearchPage } from '../../../src/site/types'
import { contentPages, multiply } from './corpus'
import { costOf, quantile, warmTimes } from './cost'
import { ranked, sectionCount } from './engines'
import { heldOut } from './held-out'
import { readKindQueries } from './kind-queries'
import { reportKinds } from './kind-report'
import { miniSearch } from './minisearch'
import { readQueries } from './queries'
import { outcomesOf, share, shares, type Outcome } from './relevance'
import { ServedIndex } from './served-index'

/**
 * `npm run bench:search`: how well and how cheaply the embedded search answers, on the pages of `content/`.
 * `-- misses` also lists every question that does not lead to its page at once.
 */
const TIMES = 10
const KB = 1024
/** Budgets of the project; `npm run bench:search` ends with an error when one is broken. */
const BUDGET = { top1: 80, top3: 95, firstQueryKb: 40 }

const line = (name: string, ...values: string[]): void => console.log(`  ${name.padEnd(34)}${values.join('  ')}`)
const kb = (bytes: number): string => `${(bytes / KB).toFixed(1)} KB`

function printMisses(title: string, outcomes: Outcome[]): void {
  console.log(`\n未进前三：${title}（名次　查询　应有　得到）`)
  for (const { place, query, expect, found } of outcomes.filter((outcome) => !outcome.place || outcome.place > 3))
    console.log(`  ${place || '无'}　${query}　${expect[0]}　${[...new Set(found)].slice(0, 3).join(' ')}`)
}

async function relevance(pages: SearchPage[], index: ServedIndex, misses: boolean): Promise<boolean> {
  const dev = readQueries('dev-queries')
  const control = readQueries('control-queries')
  const found = await outcomesOf(ranked(index), dev)
  const held = await heldOut(pages, dev, ranked)
  const controlled = await outcomesOf(ranked(index), control)
  console.log('\n原有的两套问题（前 1 / 前 3 / 前 5，%，按页算）')
  line(`开发集（${dev.length}）`, shares(found))
  line('开发集，去掉说破答案的关键词', shares(held))
  line(`对照集（${control.length}）`, shares(controlled))
  if (misses) {
    printMisses('开发集', found)
    printMisses('对照集', controlled)
  }
  return [found, controlled].every((all) => share(all, 1) >= BUDGET.top1 && share(all, 3) >= BUDGET.top3)
}

async function cost(pages: SearchPage[], index: ServedIndex): Promise<boolean> {
  const queries = [...readKindQueries('kind-queries'), ...readKindQueries('kind-control-queries')]
  const short = readQueries('dev-queries')
  const { bytes, files } = await costOf(index, queries)
  const times = await warmTimes(index, queries)
  const usual = quantile((await costOf(index, short)).bytes, 0.5)
  const large = quantile((await costOf(new ServedIndex(multiply(pages, TIMES)), short)).bytes, 0.5)
  console.log('\n代价（gzip）')
  line('九种问法，第一次，中位 / 九成 / 最大', [0.5, 0.9, 1].map((part) => kb(quantile(bytes, part))).join(' / '))
  line('第一次查询的文件数，中位', String(quantile(files, 0.5)))
  line('再次查询，中位 / 九成', [0.5, 0.9].map((part) => `${quantile(times, part).toFixed(1)} ms`).join(' / '))
  line(
    '清单 / 全部分片 / 全部文字 / 猜测用的词',
    [index.size('manifest'), index.size('s/'), index.size('t/'), index.size('corrections')].map(kb).join(' / '),
  )
  line('MiniSearch 的第一次查询', kb(miniSearch(pages).bytes))
  line(`开发集，第一次，中位；${TIMES} 倍的页`, kb(usual), kb(large), `${(large / usual).toFixed(2)} 倍`)
  return quantile(bytes, 0.9) <= BUDGET.firstQueryKb * KB && large <= BUDGET.firstQueryKb * KB
}

async function main(): Promise<void> {
  const pages = await contentPages()
  const start = performance.now()
  const index = new ServedIndex(pages)
  const seconds = (performance.now() - start) / 1000
  console.log(`${pages.length} 页，${await sectionCount(index)} 节，建索引 ${seconds.toFixed(1)} s`)
  const misses = process.argv.includes('misses')
  const kinds = await reportKinds(pages, index, misses)
  const found = await relevance(pages, index, misses)
  const cheap = await cost(pages, index)
  if (kinds && found && cheap) return
  console.error('\n有指标没有达到，见 docs/decisions/0004-search.md')
  process.exitCode = 1
}

void main()
