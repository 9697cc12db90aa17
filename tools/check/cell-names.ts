import ts from 'typescript'
import { namesIn } from '../../src/reference/name-links'
import { nameIn } from '../reference/declared-text'
import { readEntries, type Entries } from '../reference/entries'
import { probesOf, type Probe, type ProbedTable } from './api-program'
import { collectApiTables } from './api-tables'
import { entryOf, type LineNames } from './sample-names'

/** @returns the names in the type cells of parameter tables that have an entry, as the compiler understands them. */
export function namesInCells(root: string, pages: string[]): LineNames[] {
  const { tables } = collectApiTables(root, pages)
  if (!tables.length) return []
  const entries = readEntries(root)
  return probesOf(root, tables).flatMap((probe) => probe.tables.flatMap((table) => namesInTable(probe, table, entries)))
}

function namesInTable({ checker }: Probe, { table, cells }: ProbedTable, entries: Entries): LineNames[] {
  return cells.flatMap(({ node }, index) => {
    const meant = node ? entriesIn(checker, node, table.file, entries) : new Map<string, string>()
    return (table.rows[index]?.codes ?? []).flatMap((code): LineNames[] => {
      const line = code.trim()
      const names = namesIn(line, [...meant.keys()]).map(([column, length, name]): LineNames['names'][number] => [
        column,
        length,
        meant.get(name)!,
      ])
      return names.length ? [{ page: table.file, line, names }] : []
    })
  })
}

/** Entries of the names in a type, by the name as it is written. */
function entriesIn(checker: ts.TypeChecker, type: ts.TypeNode, page: string, entries: Entries): Map<string, string> {
  const found = new Map<string, string>()
  const visit = (node: ts.Node): void => {
    const written = nameIn(node)
    const symbol = written && checker.getSymbolAtLocation(written)
    const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    const entry = entryOf(target, page, entries)
    if (written && entry !== undefined) found.set(written.getText(), entry)
    ts.forEachChild(node, visit)
  }
  visit(type)
  return found
}
