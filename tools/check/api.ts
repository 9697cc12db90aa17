/**
 * `npm run check:api [pages…]`: the parameter tables of the pages, and the reference by name, against the installed
 * types; docs/authoring.md, sections “参数表” and “按名称查的参考”.
 */
import { checkReference } from '../reference/generate'
import { checkApiTables } from './api-check'
import { runCommand, withoutOptions } from './command'
import { checkCommentNumbers } from './comment-numbers'
import { checkCurlRequests } from './curl-requests'
import { checkExcerpts } from './excerpts'
import { checkForeignNames } from './foreign-names'
import { checkNearMisses } from './near-misses'
import { checkPageFacts } from './page-facts'
import { pagesFromArguments } from './page-files'
import { checkPageNames } from './page-names'
import { report } from './report'
import { checkTextNames } from './text-names'
import { checkTextValues } from './text-values'

function main(): void {
  const startedAt = Date.now()
  const root = process.cwd()
  const pages = pagesFromArguments(root, withoutOptions(process.argv.slice(2)))
  const { problems, tables, rows } = checkApiTables(root, pages)
  report('参数表检查', `${pages.length} 页，${tables} 张表，${rows} 行`, problems, startedAt)
  const namesAt = Date.now()
  report(
    '正文里的名称',
    `${pages.length} 页`,
    [
      checkTextNames,
      checkTextValues,
      checkPageFacts,
      checkNearMisses,
      checkPageNames,
      checkForeignNames,
      checkExcerpts,
      checkCommentNumbers,
      checkCurlRequests,
    ].flatMap((check) => check(root, pages)),
    namesAt,
  )
  if (process.argv.length === 2) {
    const checkedAt = Date.now()
    const reference = checkReference(root)
    report('参考检查', `${reference.symbols} 个名称，${reference.members} 个成员`, reference.problems, checkedAt)
  }
}
runCommand(main)
