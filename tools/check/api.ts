/**
 * `npm run check:api [pages…]`: the parameter tables of the pages, and the reference by name, against the installed
 * types; docs/authoring.md, sections “参数表” and “按名称查的参考”.
 */
import { checkReference } from '../reference/generate'
import { checkApiTables } from './api-check'
import { runCommand, withoutOptions } from './command'
import { pagesFromArguments } from './page-files'
import { report } from './report'

function main(): void {
  const startedAt = Date.now()
  const root = process.cwd()
  const pages = pagesFromArguments(root, withoutOptions(process.argv.slice(2)))
  const { problems, tables, rows } = checkApiTables(root, pages)
  report('参数表检查', `${pages.length} 页，${tables} 张表，${rows} 行`, problems, startedAt)
  if (process.argv.length === 2) {
    const checkedAt = Date.now()
    const reference = checkReference(root)
    report('参考检查', `${reference.symbols} 个名称，${reference.members} 个成员`, reference.problems, checkedAt)
  }
}
runCommand(main)
