/** `npm run check:api [pages…]`: the parameter tables of the pages against the installed types; docs/authoring.md, section “参数表”. */
import type ts from 'typescript'
import { compareTable } from './api-compare'
import { probeTables } from './api-program'
import { collectApiTables } from './api-tables'
import { pagesFromArguments } from './page-files'
import { report } from './report'

const startedAt = Date.now()
const root = process.cwd()
const pages = pagesFromArguments(root, process.argv.slice(2))
const { tables, problems } = collectApiTables(root, pages)
const cache = new Map<string, ts.SourceFile | undefined>()
for (const typeSet of ['latest', 'five5'] as const) {
  const list = tables.filter(({ five5 }) => five5 === (typeSet === 'five5'))
  if (list.length === 0) continue
  const probe = probeTables(root, typeSet, list, cache)
  problems.push(...probe.tables.flatMap((table) => compareTable(probe, table)))
}
const rows = tables.reduce((sum, table) => sum + table.rows.length, 0)
report('参数表检查', `${pages.length} 页，${tables.length} 张表，${rows} 行`, problems, startedAt)
