import type { Problem } from '../../src/site/types'
import { compareTable } from './api-compare'
import { probesOf } from './api-program'
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
  for (const probe of probesOf(root, tables))
    for (const entry of probe.tables) {
      const group = tables.filter((table) => isSameSubject(table, entry.table))
      problems.push(...compareTable(probe, entry, group))
    }
  return { problems, tables: tables.length, rows: tables.reduce((sum, table) => sum + table.rows.length, 0) }
}
