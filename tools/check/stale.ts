import { runCommand, withoutOptions } from './command'
import { pagesFromArguments } from './page-files'
import { pagesWithoutVersions, stalePages } from './stale-pages'
import { readPages } from '../../src/demos/page-tree'

const STEPS = { major: '主版本', minor: '次版本', patch: '修订版' }

/**
 * `npm run stale [-- --strict] [pages…]`: which pages were checked with older SDK versions than the installed types.
 * A report, so exit code 0; with `--strict` 1 when there is any.
 */
function main(): void {
  const root = process.cwd()
  const strict = process.argv.includes('--strict')
  const files = pagesFromArguments(root, withoutOptions(process.argv.slice(2), ['--strict']))
  const { pages } = readPages(root, files)
  const stale = stalePages(root, pages)
  const unnamed = pagesWithoutVersions(root, pages)
  for (const { file, line, name, written, installed, step } of stale)
    console.log(`${file}:${line}  ${name} ${written} → ${installed}（差${STEPS[step]}）`)
  if (stale.length)
    console.log(
      `\n${new Set(stale.map(({ file }) => file)).size} 页按旧版校验。npm run sdk -- <包> <版本> 核对并改好能改的。`,
    )
  else console.log(`${pages.length} 页里没有按旧版校验的。`)
  if (unnamed.length)
    console.log(
      `\n另有 ${unnamed.length} 页的示例用到 SDK，却没有在前置信息里写 sdk：\n${unnamed.map((file) => `  ${file}`).join('\n')}`,
    )
  if (pages.length < files.length)
    console.log(`\n${files.length - pages.length} 页读不了，先运行 npm run check:content。`)
  process.exitCode = strict && stale.length ? 1 : 0
}

runCommand(main)
