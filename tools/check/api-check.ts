import type ts from 'typescript'
import type { Problem } from '../../src/site/types'
import { compareTable } from './api-compare'
import { probeTables } from './api-program'
import { collectApiTables, type ApiTable } from './api-tables'

/** Tables that share the work of documenting one type on one page. */
const isSameSubject = (a: ApiTable, b: ApiTable): boolean => a.file === b.file && a.of === b.of && a.kind === b.kind

/**
 * Compares the parameter tables of pages with the installed types.
 * @param root absolute path of the repository
 * @param pages relative to `root`
 */
export function checkApiTables(root: string, pages: string[]): { problems: Problem[]; tables: number; rows: number } {
  const { tables, problems } = collectApiTables(root, pages)
  const cache = new Map<string, ts.SourceFile | undefined>()
  for (const typeSet of ['latest', 'five5'] as const) {
    const list = tables.filter(({ five5 }) => five5 === (typeSet === 'five5'))
    if (list.length === 0) continue
    const probe = probeTables(root, typeSet, list, cache)
    problems.push(
      ...probe.tables.flatMap((entry) =>
        compareTable(
          probe,
          entry,
          list.filter((table) => isSameSubject(table, entry.table)),
        ),
      ),
    )
  }
  return { problems, tables: tables.length, rows: tables.reduce((sum, table) => sum + table.rows.length, 0) }
}
