/** `npm run check:samples [pages…]`: every code block of the pages; see docs/authoring.md, section “代码”. */
import { pagesFromArguments } from './page-files'
import { readPages } from './page-tree'
import { report } from './report'
import { checkSamples } from './sample-check'
import { stalePages } from './stale-pages'

async function main(): Promise<void> {
  const startedAt = Date.now()
  const root = process.cwd()
  const pages = pagesFromArguments(root, process.argv.slice(2))
  const { problems, blocks, typed, skipped } = await checkSamples(root, pages, true)
  const stale = new Set(stalePages(root, readPages(root, pages)).map(({ file }) => file))
  report(
    '示例检查',
    `${pages.length} 页，${blocks} 段代码（类型检查 ${typed} 份，注明不查 ${skipped} 段）`,
    problems,
    startedAt,
  )
  if (stale.size)
    console.log(`其中 ${stale.size} 页按旧版 SDK 校验，示例对照的是装着的版本：npm run stale 列出是哪几页`)
}

void main()
