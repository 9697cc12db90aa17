import ts from 'typescript'

/** The code of a type cell, ready to stand in a type alias. */
export interface CellType {
  /** TypeScript type; `null` when the text is none. */
  type: string | null
  /** `…` says that something is left out on purpose. */
  partial: boolean
  /** Names the type refers to. */
  names: string[]
}

/** Words of prose that stand for a type. */
const WORDS: Record<string, string> = { function: 'Function', enum: 'string' }

function parses(type: string): ts.TypeNode | null {
  const source = ts.createSourceFile('cell.ts', `type Cell = ${type}`, ts.ScriptTarget.Latest, true)
  const errors = (source as unknown as { parseDiagnostics: unknown[] }).parseDiagnostics
  const [statement] = source.statements
  return errors.length === 0 && source.statements.length === 1 && statement && ts.isTypeAliasDeclaration(statement)
    ? statement.type
    : null
}

function namesIn(node: ts.Node): string[] {
  const names = new Set<string>()
  const add = (name: ts.EntityName): void => (ts.isIdentifier(name) ? void names.add(name.text) : add(name.left))
  const visit = (child: ts.Node): void => {
    if (ts.isTypeReferenceNode(child)) add(child.typeName)
    if (ts.isTypeQueryNode(child)) add(child.exprName)
    ts.forEachChild(child, visit)
  }
  visit(node)
  return [...names]
}

/** `…` (or `...` that is no rest parameter) leaves something out: it goes, together with the comma or bar beside it. */
const withoutEllipsis = (text: string): string =>
  text
    .replace(/\.\.\.(?!\s*\w)/g, '…')
    .replace(/[,;|&]?\s*…\s*(?=[}\])]|$)/g, '')
    .replace(/…\s*[,;|&]?/g, '')

/**
 * Reads the code of a type cell: a type as TypeScript writes it, to which `{ x, y }` and `(event) => void` belong (what is
 * not said is `any`), or its short forms `{ x, … }`, `(event): void`, `function`.
 */
export function parseCell(code: string): CellType {
  const partial = /…|\.\.\.(?!\s*\w)/.test(code)
  let text = (partial ? withoutEllipsis(code) : code).trim()
  text = WORDS[text] ?? text
  if (partial && !text) text = 'any'
  const asMethod = /^[(<]/.test(text) && !text.includes('=>') ? `{ method${text} }["method"]` : null
  for (const type of [text, asMethod]) {
    const node = type === null ? null : parses(type)
    if (type !== null && node) return { type, partial, names: namesIn(node) }
  }
  return { type: null, partial, names: [] }
}

/** Splits a union at its top level. */
export function unionParts(text: string): string[] {
  const parts: string[] = ['']
  let depth = 0
  let quote = ''
  for (const [index, char] of [...text].entries()) {
    if (quote) quote = char === quote ? '' : quote
    else if (char === "'" || char === '"' || char === '`') quote = char
    else if ('([{<'.includes(char)) depth++
    else if (')]}'.includes(char) || (char === '>' && text[index - 1] !== '=')) depth--
    if (char === '|' && depth === 0 && !quote) parts.push('')
    else parts[parts.length - 1] += char
  }
  return parts.map((part) => part.trim()).filter(Boolean)
}

/** A type's text without what does not matter: white space, kind of quotes, `| undefined`, order of a union, `THREE.`. */
export function normalType(text: string): string {
  const flat = text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\b(?:THREE(?:_2)?|React(?:_2)?)\./g, '')
    .replace(/"/g, "'")
    .replace(/[;,]\s*([}\]])/g, '$1')
    .replace(/;/g, ',')
    .replace(/\s+/g, '')
  return unionParts(flat)
    .filter((part) => part !== 'undefined')
    .sort()
    .join('|')
}
