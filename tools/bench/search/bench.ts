import type { SearchPage } from '../../../src/site/types'
import { announce, judge, quantile } from '../measure'
import { contentPages, multiply } from './corpus'
import { costOf, warmTimes } from './cost'
import { asked } from './engines'
import { readQueries, type QuerySet } from './queries'
import { byKind, missesOf, outcomesOf, sharesOf, type Outcome } from './relevance'
import { ServedIndex } from './served-index'

/**
 * `npm run bench:search`: how well and how cheaply the embedded search answers, on the pages of `content/`.
 * `-- misses` also lists every question that does not lead to its place at once.
 */
const TIMES = 10
const KB = 1024
/** Shares of questions in per cent: at least; not found: at most. The same for sets that are tuned on and for control. */
const AIMS = { first: 80, three: 95, none: 0, section: 65 }
/** The same for plain questions: hardly a word of them stands on the page that answers. */
const PLAIN_AIMS = { first: 70, three: 90, none: 0, section: 45 }
/** The same for questions by people who saw neither the pages nor the words that are put to them. */
const FRESH_AIMS = { first: 85, three: 95.5, none: 0.5, section: 68 }
const FIRST_QUERY_KB = 40
/** All of `public/` has at most 9,000 files, of which the pages and what belongs to them are 1,700. */
const MOST_FILES = 7_300

const line = (name: string, value: string): void => console.log(`　　　　　　${name}　${value}`)

function printShares(name: string, outcomes: Outcome[]): void {
  const { first, three, none, section } = sharesOf(outcomes)
  const shares = [first, three, none, section].map((share) => share?.toFixed(1) ?? '–')
  line(`${name}（${outcomes.length}）`, shares.join(' / '))
}

async function relevanceOf(set: QuerySet, name: string, index: ServedIndex, aims = AIMS): Promise<Outcome[]> {
  const outcomes = await outcomesOf(asked(index.reader()), readQueries(set))
  printShares(name, outcomes)
  for (const [kind, some] of byKind(outcomes)) if (kind) printShares(`　${kind}`, some)
  const { first, three, none, section } = sharesOf(outcomes)
  judge(`${name}，不在首位，%`, 100 - first, 100 - aims.first)
  judge(`${name}，不在前三，%`, 100 - three, 100 - aims.three)
  judge(`${name}，没有找到，%`, none, aims.none)
  if (section !== undefined) judge(`${name}，不是那一节，%`, 100 - section, 100 - aims.section)
  return outcomes
}

async function cost(pages: SearchPage[], index: ServedIndex): Promise<void> {
  const queries = [...readQueries('kind-queries'), ...readQueries('kind-control-queries')]
  const short = readQueries('dev-queries')
  const { bytes, files } = await costOf(index, queries)
  const times = await warmTimes(index, queries)
  const large = await costOf(new ServedIndex(multiply(pages, TIMES)), short)
  const inKb = (values: number[], part: number): number => quantile(values, part) / KB
  const parts = ['manifest', 's/', 't/', 'corrections'].map((start) => (index.size(start) / KB).toFixed(1))
  console.log('\n代价（gzip，KB）')
  line('九种问法，第一次，中位 / 最大', [0.5, 1].map((part) => inKb(bytes, part).toFixed(1)).join(' / '))
  line('第一次查询的文件数，中位', String(quantile(files, 0.5)))
  line('清单 / 全部分片 / 全部文字 / 猜测用的词', parts.join(' / '))
  judge('九种问法，第一次，九成', inKb(bytes, 0.9), FIRST_QUERY_KB)
  judge(`开发集，第一次，中位，${TIMES} 倍的页`, inKb(large.bytes, 0.5), FIRST_QUERY_KB)
  judge('文件数，连压缩件', index.published(), MOST_FILES)
  judge('再次查询，九成，毫秒', quantile(times, 0.9), 10, true)
}

async function main(): Promise<void> {
  announce('搜索')
  const pages = await contentPages()
  const index = new ServedIndex(pages)
  console.log(`${pages.length} 页\n\n相关性（首个 / 前三 / 没有 / 正是那一节，%）`)
  const outcomes = [
    ...(await relevanceOf('kind-queries', '九种问法，调权重的', index)),
    ...(await relevanceOf('kind-control-queries', '九种问法，对照', index)),
    ...(await relevanceOf('plain-queries', '大白话，调权重的', index, PLAIN_AIMS)),
    ...(await relevanceOf('plain-control-queries', '大白话，对照', index, PLAIN_AIMS)),
    ...(await relevanceOf('fresh-queries', '没看过页面的人', index, FRESH_AIMS)),
    ...(await relevanceOf('dev-queries', '开发集', index)),
    ...(await relevanceOf('control-queries', '对照集', index)),
  ]
  if (process.argv.includes('misses'))
    console.log(`\n没有直接到位的（名次　查询　得到）\n${missesOf(outcomes).join('\n')}`)
  await cost(pages, index)
}

void main()
