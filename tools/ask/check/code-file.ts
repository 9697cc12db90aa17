import type ts from 'typescript'

/** The compiler, as it was found on the reader's machine. */
export type TypeScript = typeof ts

/** A file of code with its syntax tree. */
export interface CodeFile {
  path: string
  text: string
  ts: TypeScript
  source: ts.SourceFile
}

/** @returns the scripts of a Vue file, or of a page, at the lines where they stand; everything else is blank. */
export function scriptsOf(text: string): string {
  let script = ''
  let from = 0
  for (const match of text.matchAll(/<script\b[^>]*>([^]*?)<\/script>/g)) {
    const start = match.index + match[0].indexOf('>') + 1
    script += blank(text.slice(from, start)) + (match[1] ?? '')
    from = start + (match[1] ?? '').length
  }
  return script + blank(text.slice(from))
}

const blank = (text: string): string => text.replace(/[^\n]/g, ' ')

/** Parses a file of code; `undefined` for one that is none. */
export function codeFile(ts: TypeScript, path: string, text: string): CodeFile | undefined {
  if (!/\.(?:[cm]?[jt]sx?|vue|html)$/.test(path)) return undefined
  const script = /\.(?:vue|html)$/.test(path) ? scriptsOf(text) : text
  const kind = /\.[jt]sx$/.test(path) ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  return { path, text: script, ts, source: ts.createSourceFile(path, script, ts.ScriptTarget.Latest, true, kind) }
}

/** @returns the 1-based line of a node. */
export const lineOf = ({ source }: CodeFile, node: ts.Node): number =>
  source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1

/** @returns all nodes of a kind, in order. */
export function nodesOf<Node extends ts.Node>({ source, ts }: CodeFile, is: (node: ts.Node) => node is Node): Node[] {
  const found: Node[] = []
  const visit = (node: ts.Node): void => {
    if (is(node)) found.push(node)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** @returns calls and constructions of a name: `five.on(…)` by `on`, `new Five(…)` by `Five`. */
export const callsOf = (file: CodeFile, name: string): (ts.CallExpression | ts.NewExpression)[] =>
  nodesOf(file, (node) => file.ts.isCallExpression(node) || file.ts.isNewExpression(node)).filter(
    ({ expression }) => lastName(file, expression) === name,
  )

/** Last part of a name: `five.on` → `on`. */
export function lastName({ ts }: CodeFile, node: ts.Node): string | undefined {
  if (ts.isIdentifier(node)) return node.text
  return ts.isPropertyAccessExpression(node) ? node.name.text : undefined
}

/** @returns the properties that an object has by a name of its own. */
export const propertiesOf = ({ ts }: CodeFile, node: ts.Node | undefined): ts.PropertyAssignment[] =>
  node && ts.isObjectLiteralExpression(node) ? node.properties.filter((one) => ts.isPropertyAssignment(one)) : []

/** Name of a property: identifier or string. */
export const nameOf = ({ ts }: CodeFile, { name }: ts.PropertyAssignment): string =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : ''

/** @returns a property's value. */
export const valueOf = (file: CodeFile, node: ts.Node | undefined, name: string): ts.Expression | undefined =>
  propertiesOf(file, node).find((one) => nameOf(file, one) === name)?.initializer

/** @returns all properties of a name, wherever they stand. */
export const propertiesNamed = (file: CodeFile, name: string): ts.PropertyAssignment[] =>
  nodesOf(file, file.ts.isPropertyAssignment).filter((one) => nameOf(file, one) === name)

/** Text of a string; `undefined` for anything that is not one. */
export const textOf = ({ ts }: CodeFile, node: ts.Node | undefined): string | undefined =>
  node && ts.isStringLiteralLike(node) ? node.text : undefined
