import ts from 'typescript'
import { AS_WRITTEN } from '../reference/signatures'
import { nearest } from '../../src/site/nearest'
import { article } from '../../src/site/strings/interface'
import { errorAt } from '../../src/site/problem'
import type { Problem } from '../../src/site/types'
import { normalType } from './api-cell'
import { eventMapOf, memberAt, membersOf, type Member } from './api-members'
import type { Probe, ProbedTable } from './api-program'
import { isSame } from './api-same'
import type { ApiRow, ApiTable } from './api-tables'

/**
 * Compares one table with its type.
 * @param group all tables of the page about the same type and kind of entries, this one included: together they must
 *   be complete
 */
export function compareTable(probe: Probe, entry: ProbedTable, group: ApiTable[]): Problem[] {
  const { checker, node } = probe
  const { table, type } = entry
  const problems: Problem[] = []
  const add = (rule: string, line: number, message: string, remedy: string) =>
    problems.push(errorAt({ file: table.file, line }, rule, message, remedy))
  if (!type) {
    const near = entry.error?.name ? nearest(entry.error.name, entry.error.names ?? []) : undefined
    add(
      'api-symbol',
      table.line,
      entry.error?.message ?? '取不到类型',
      near ? `是不是 ${near}？` : '核对 of 里的包名与类型名；没有公开类型的表不写 of',
    )
    return problems
  }
  const documented = table.kind === 'events' ? eventMapOf(checker, type, node) : type
  const members = membersOf(checker, documented, node)
  if (members.size === 0)
    add(
      'api-symbol',
      table.line,
      `${table.of} 没有任何条目`,
      '核对 of；枚举、类型与插件的写法见 docs/authoring.md 的“参数表”',
    )
  const known = [...members.keys()]
  const written = new Set<string>()
  for (const [index, row] of table.rows.entries()) {
    for (const name of row.names) {
      if (written.has(name)) add('api-duplicate', row.line, `“${name}”写了两遍`, '合并成一行')
      written.add(name)
      const member = memberAt(checker, documented, name, node)
      if (!member) {
        const near = nearest(name, known)
        add(
          'api-unknown-entry',
          row.line,
          `${table.of} 里没有“${name}”`,
          near ? `是不是“${near}”？` : '删去这一行，或改 of',
        )
        continue
      }
      compareEntry(probe, entry, member, index, add)
    }
  }
  for (const name of table.omit) {
    if (!members.has(name)) add('api-omit', table.line, `omit 里的“${name}”不在 ${table.of} 里`, '从 omit 里删去')
    else if (written.has(name)) add('api-omit', table.line, `“${name}”既写在表里，又写在 omit 里`, '从 omit 里删去')
  }
  const told = new Set(group.flatMap(({ omit, rows }) => [...omit, ...rows.flatMap(({ names }) => names)]))
  const isPart = group[0] !== table || group.some(({ part }) => part)
  const missing = isPart
    ? []
    : [...members.values()].filter((member) => !told.has(member.name) && belongs(entry, member))
  if (missing.length) {
    const names = missing.map(({ name }) => name).join(', ')
    add(
      'api-missing-entry',
      table.line,
      `${table.of} 还有 ${missing.length} 项没有写：${names}`,
      '补上，或写进 omit="…"；只打算写一部分时加 part',
    )
  }
  return problems
}

/** Whether a table of this kind ought to have the entry. */
function belongs({ table, type }: ProbedTable, member: Member): boolean {
  if (member.optionalToDocument) return false
  if (table.kind === 'methods') return member.callable
  const isInstance = type?.isClass() === true || /ReturnType|InstanceType|\.prototype/.test(table.of)
  return table.kind === 'events' || !isInstance || !member.callable
}

type Add = (rule: string, line: number, message: string, remedy: string) => void

function compareEntry(
  { checker, node }: Probe,
  { table, cells, isEnum }: ProbedTable,
  member: Member,
  index: number,
  add: Add,
): void {
  const row = table.rows[index]
  const cell = cells[index]
  if (!row || !cell) return
  if (table.kind === 'methods' && !member.callable)
    add('api-kind', row.line, `“${member.name}”不是方法`, '移到属性表（不写 kind）')
  const required = member.required && table.followsRequired
  if (table.kind === 'options' && row.required !== null && row.required !== required) {
    const remedy = required ? `默认值一栏写“${article.required}”` : `默认值一栏写默认值，没有就写“无”`
    add(
      'api-required',
      row.line,
      `“${member.name}”${table.followsRequired ? '在类型里' : '按 required="false" '}是${required ? '必填' : '可选'}的`,
      remedy,
    )
  }
  if (table.kind === 'options') compareDefault(checker, member, row, add)
  if (table.kind === 'events') compareArguments(checker, node, member, row, add)
  if (row.type === null || table.kind === 'events') return
  if (!row.type) {
    if (table.kind === 'options')
      add('api-type', row.line, `“${member.name}”的类型没有写成行内代码`, '写成 `number` 这样的代码')
    return
  }
  if (/^(?:\{\s*…\s*\}|…)$/.test(row.type)) {
    add('api-type', row.line, `“${member.name}”的类型只写了 …`, '写出主要的字段，例如 `{ id, … }`，或写类型的名字')
    return
  }
  const printed = isEnum ? enumValue(checker, member) : checker.typeToString(member.type, node, AS_WRITTEN)
  if (
    isEnum
      ? normalType(row.type) === normalType(printed)
      : isSame(checker, member, row.type, cell, printed, table.kind === 'methods')
  )
    return
  const declared = shorten((member.declared ?? printed).replace(/\bM\./g, '').replace(/\s+/g, ' '))
  const name = `“${member.name}”的${table.kind === 'methods' ? '签名' : '类型'}`
  if (cell.type === null)
    add('api-type', row.line, `${name}写成 ${row.type}，这不是 TypeScript 类型`, `声明是 ${declared}`)
  else
    add(
      'api-type',
      row.line,
      `${name}写成 ${row.type}，声明是 ${declared}`,
      cell.complaint
        ? `${cell.complaint.replace(/[。?]$/, '')}；照声明写`
        : '照声明写；有意从略时用 … 标出，例如 { id, … }',
    )
}

/** The kind of a literal, and the flags of types that take it. */
const LITERALS: [literal: RegExp, kind: string, flags: ts.TypeFlags][] = [
  [/^(?:true|false)$/, '布尔值', ts.TypeFlags.BooleanLike],
  [/^-?\d+(?:\.\d+)?$/, '数', ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike],
  [/^(['"]).*\1$/, '文字', ts.TypeFlags.StringLike],
]

/** A default value that the declared type would not take. */
function compareDefault(checker: ts.TypeChecker, member: Member, row: ApiRow, add: Add): void {
  const [, kind, flags] = LITERALS.find(([literal]) => literal.test(row.defaultValue ?? '')) ?? []
  const type = checker.getNonNullableType(member.type)
  const parts = type.isUnion() ? type.types : [type]
  const any = ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.TypeParameter
  if (flags === undefined || parts.some((part) => part.flags & (flags | any))) return
  add(
    'api-default',
    row.line,
    `“${member.name}”的默认值写的是${kind} ${row.defaultValue}，类型不是`,
    `类型是 ${shorten(checker.typeToString(type))}：核对默认值`,
  )
}

/** Whether a parameter is a number, a text or the like: its members are those of all numbers. */
const isPlain = (checker: ts.TypeChecker, parameter: ts.Symbol, at: ts.Node): boolean =>
  !(checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(parameter, at)).flags & ts.TypeFlags.StructuredType)

function compareArguments(checker: ts.TypeChecker, at: ts.Node, member: Member, row: ApiRow, add: Add): void {
  const first = checker.getNonNullableType(member.type).getCallSignatures()[0]?.parameters[0]
  const fields = first
    ? membersOf(checker, checker.getTypeOfSymbolAtLocation(first, at), at)
    : new Map<string, Member>()
  for (const field of row.fields) {
    if (!fields.has(field))
      add(
        'api-argument',
        row.line,
        `事件“${member.name}”的参数里没有“${field}”`,
        first && isPlain(checker, first, at)
          ? `声明里的参数是 ${checker.typeToString(checker.getTypeOfSymbolAtLocation(first, at))}，不是一组字段：写参数的名字`
          : `声明里有：${[...fields.keys()].join(', ') || '没有参数'}`,
      )
  }
}

const shorten = (text: string): string => (text.length > 300 ? `${text.slice(0, 300)} …` : text)

function enumValue(checker: ts.TypeChecker, member: Member): string {
  const declaration = member.type.symbol?.valueDeclaration
  const value = declaration && ts.isEnumMember(declaration) ? checker.getConstantValue(declaration) : undefined
  return typeof value === 'string' ? `'${value}'` : String(value)
}
