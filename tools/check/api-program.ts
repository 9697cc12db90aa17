import path from 'node:path'
import ts from 'typescript'
import { parseCell, type CellType } from './api-cell'
import { exportsOf, parseReference, typeOfExpression, type Exports } from './api-names'
import type { ApiTable } from './api-tables'
import { compilerSays } from './compiler-words'
import { ambientTypes, sampleHost, sampleOptions } from './sample-host'
import type { TypeSet } from './sample-units'

/** A table with what the compiler knows about it. */
export interface ProbedTable {
  table: ApiTable
  /** Type of the documented thing; absent when `error` says why. */
  type?: ts.Type
  /** Whether the type is an enum object, whose members are values. */
  isEnum?: boolean
  error?: { message: string; names?: string[]; name?: string }
  /** For each row: what its type cell means. */
  cells: ProbedCell[]
}

export interface ProbedCell extends CellType {
  /** The type as the compiler reads it. */
  node?: ts.TypeNode
  /** Type as written, and with `undefined`. */
  own?: ts.Type
  orUndefined?: ts.Type
  /** The compiler's complaint, such as an unknown name. */
  complaint?: string
}

export interface Probe {
  checker: ts.TypeChecker
  node: ts.Node
  tables: ProbedTable[]
}

const FOLDER = '.samples/api'
const ROOTS = ['@realsee/five', '@realsee/dnalogel', 'three']
const RELEVANT = new Set([2304, 2305, 2314, 2344, 2503, 2552, 2694, 2707, 2724, 2749, 2315])

interface Modules {
  program: ts.Program
  exports: Map<string, Exports>
}

/** First program: which modules exist, and what they export. */
function loadModules(
  root: string,
  typeSet: TypeSet,
  tables: ApiTable[],
  cache: Map<string, ts.SourceFile | undefined>,
): Modules {
  const names = [...new Set([...tables.map(({ of }) => parseReference(of)?.module ?? ''), ...ROOTS, 'react'])].filter(
    Boolean,
  )
  const file = path.posix.join(root, FOLDER, 'modules.ts')
  const text = names.map((name, index) => `import type * as M${index} from ${JSON.stringify(name)}`).join('\n')
  const options = { ...sampleOptions(root, typeSet), noUnusedLocals: false }
  const host = sampleHost(root, options, new Map([[file, text]]), cache)
  const program = ts.createProgram([...ambientTypes(root), file], options, host)
  const checker = program.getTypeChecker()
  const exports = new Map<string, Exports>()
  for (const statement of program.getSourceFile(file)?.statements ?? []) {
    if (!ts.isImportDeclaration(statement)) continue
    const symbol = checker.getSymbolAtLocation(statement.moduleSpecifier)
    if (symbol) exports.set((statement.moduleSpecifier as ts.StringLiteral).text, exportsOf(checker, symbol))
  }
  return { program, exports }
}

/** Import lines for the names that a table's cells use, and those that stand for another table of the page. */
function importsFor(
  names: Set<string>,
  module: string,
  exports: Modules['exports'],
  others: Map<string, number>,
): string {
  const lines: string[] = []
  for (const name of names) {
    if (name === 'THREE') lines.push("import type * as THREE from 'three'")
    else if (name === 'React') lines.push("import type * as React from 'react'")
    else {
      const from = [module, ...ROOTS].find((candidate) => exports.get(candidate)?.has(name))
      const other = others.get(name)
      if (other !== undefined && from !== module)
        lines.push(`import type { T as ${name} } from '../../tools/check/${other}'`)
      else if (from !== undefined) lines.push(`import type { ${name} } from ${JSON.stringify(from)}`)
    }
  }
  return lines.join(';')
}

/** Line numbers (0-based) of a probe file: imports, the table's type, then two lines for each row. */
function probeText(
  type: string,
  module: string,
  cells: CellType[],
  exports: Modules['exports'],
  others: Map<string, number>,
): string {
  const names = new Set(cells.flatMap((cell) => cell.names))
  const head = `import type * as M from ${JSON.stringify(module)};${importsFor(names, module, exports, others)}`
  const rows = cells.flatMap(({ type: cell }, index) => [
    `export type C${index} = ${cell ?? 'never'}`,
    `export type U${index} = (${cell ?? 'never'}) | undefined`,
  ])
  return [head, `export type T = ${type}`, ...rows].join('\n')
}

/** Asks the compiler about tables, those of each type set in a program of their own. */
export function probesOf(root: string, tables: ApiTable[]): Probe[] {
  const cache = new Map<string, ts.SourceFile | undefined>()
  return (['latest', 'five5'] as const).flatMap((typeSet) => {
    const list = tables.filter(({ five5 }) => five5 === (typeSet === 'five5'))
    return list.length ? [probeTables(root, typeSet, list, cache)] : []
  })
}

function probeTables(
  root: string,
  typeSet: TypeSet,
  tables: ApiTable[],
  cache: Map<string, ts.SourceFile | undefined>,
): Probe {
  const modules = loadModules(root, typeSet, tables, cache)
  const files = new Map<string, string>()
  const fileOf = (index: number): string => path.posix.join(root, FOLDER, `${index}.ts`)
  const probed = tables.map((table, index): ProbedTable => {
    const cells = table.rows.map((row) => parseCell(row.type ?? ''))
    const reference = parseReference(table.of)
    if (!reference) return { table, cells, error: { message: `of="${table.of}" 不是“包#类型”的形式` } }
    const exports = modules.exports.get(reference.module)
    if (!exports) return { table, cells, error: { message: `找不到包 ${reference.module} 的类型` } }
    const found = typeOfExpression(reference.expression, exports)
    if ('missing' in found)
      return {
        table,
        cells,
        error: {
          message: `${reference.module} 没有导出 ${found.missing}`,
          name: found.missing,
          names: [...exports.keys()],
        },
      }
    const others = new Map(
      tables.flatMap((other, at) => (other.file === table.file && other !== table ? [[other.name, at] as const] : [])),
    )
    files.set(fileOf(index), probeText(found.type, reference.module, cells, modules.exports, others))
    return { table, cells, isEnum: exports.get(reference.expression)?.kind === 'enum' }
  })
  const options = { ...sampleOptions(root, typeSet), noUnusedLocals: false, noImplicitAny: false }
  const rootNames = [...ambientTypes(root), ...files.keys()]
  const program = ts.createProgram(rootNames, options, sampleHost(root, options, files, cache), modules.program)
  const checker = program.getTypeChecker()
  for (const [index, entry] of probed.entries()) readProbe(program, checker, fileOf(index), entry)
  const node =
    program.getSourceFile([...files.keys()][0] ?? '') ?? ts.createSourceFile('none.ts', '', ts.ScriptTarget.Latest)
  return { checker, node, tables: probed }
}

function readProbe(program: ts.Program, checker: ts.TypeChecker, file: string, entry: ProbedTable): void {
  const source = program.getSourceFile(file)
  if (!source) return
  const complaints = new Map<number, string>()
  for (const diagnostic of program.getSemanticDiagnostics(source)) {
    const { code, start = 0 } = diagnostic
    const line = source.getLineAndCharacterOfPosition(start).line
    if ((RELEVANT.has(code) || line === 1) && !complaints.has(line)) complaints.set(line, compilerSays(diagnostic, ' '))
  }
  const aliasNamed = (name: string): ts.TypeAliasDeclaration | undefined =>
    source.statements.filter(ts.isTypeAliasDeclaration).find((alias) => alias.name.text === name)
  const typeNamed = (name: string): ts.Type | undefined => {
    const alias = aliasNamed(name)
    return alias ? checker.getTypeAtLocation(alias) : undefined
  }
  const complaint = complaints.get(1)
  if (complaint) entry.error = { message: `of="${entry.table.of}" 无法取到类型：${complaint}` }
  else entry.type = typeNamed('T')
  for (const [index, cell] of entry.cells.entries()) {
    const node = cell.type === null ? undefined : aliasNamed(`C${index}`)?.type
    if (node) cell.node = node
    cell.own = typeNamed(`C${index}`)
    cell.orUndefined = typeNamed(`U${index}`)
    cell.complaint = complaints.get(2 + index * 2)
  }
}
