/** `npm run check:samples [pages…]`: every code block of the pages; see docs/authoring.md, section “代码”. */
import { pagesFromArguments } from './page-files'
import { report } from './report'
import { checkSamples } from './sample-check'

async function main(): Promise<void> {
  const startedAt = Date.now()
  const root = process.cwd()
  const pages = pagesFromArguments(root, process.argv.slice(2))
  const { problems, blocks, typed, skipped } = await checkSamples(root, pages, true)
  report(
    '示例检查',
    `${pages.length} 页，${blocks} 段代码（类型检查 ${typed} 份，注明不查 ${skipped} 段）`,
    problems,
    startedAt,
  )
}

void main()
