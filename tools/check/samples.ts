/**
 * `npm run check:samples [pages…]`: every code block of the pages; see docs/authoring.md, section “代码”. With `--write`
 * it also writes where the names in the code lead.
 */
import { namesInCells } from './cell-names'
import { runCommand, withoutOptions } from './command'
import { checkNames, writeNames } from './code-names'
import { pagesFromArguments } from './page-files'
import { report } from './report'
import { checkSamples } from './sample-check'
import { stalePages } from './sdk-versions'
import { readPages } from '../../src/demos/page-tree'

function main(): void {
  const startedAt = Date.now()
  const root = process.cwd()
  const wanted = withoutOptions(process.argv.slice(2), ['--write'])
  const pages = pagesFromArguments(root, wanted)
  const { problems, blocks, typed, skipped, names: inSamples } = checkSamples(root, pages, true)
  const names = [...inSamples, ...namesInCells(root, pages)]
  // Of code that is wrong, the names are not those that it is to have
  const isRight = (page: string): boolean => !problems.some(({ file }) => file === page)
  if (process.argv.includes('--write')) {
    const right = pages.filter(isRight)
    writeNames(
      root,
      right,
      names.filter(({ page }) => isRight(page)),
      wanted.length === 0 && right.length === pages.length,
    )
  }
  report(
    '示例检查',
    `${pages.length} 页，${blocks} 段代码（类型检查 ${typed} 份，注明不查 ${skipped} 段，${names.length} 行有 SDK 的名称）`,
    [...problems, ...checkNames(root, pages, names).filter(({ file }) => isRight(file))],
    startedAt,
  )
  const stale = stalePages(root, readPages(root, pages).pages)
  for (const { file, line, name, written, installed } of stale)
    console.log(`${file}:${line}  按旧版写的：${name} ${written} → ${installed}`)
  if (stale.length) console.log('示例对照的是装着的版本；npm run sdk -- <包> <版本> 核对并改好能改的')
}

runCommand(main)
