import ts from 'typescript'
import { placesOf } from '../reference/public-names'
import type { Entries } from '../reference/entries'
import type { SampleUnit } from './sample-units'

/** Names of an SDK in a line of code: where each begins in the line without its indent, its length, and its entry. */
export interface LineNames {
  page: string
  /** The line, without white space at both ends. */
  line: string
  names: [column: number, length: number, entry: string][]
}

/** Types of Five 5, which have no reference of their own: their names lead to those of today. */
const FIVE5 = '/five-v5/'
const LISTENERS = /^(?:on|once|off|waitUntil|useFiveEventCallback)$/

/** @returns the names in a sample that have an entry in the reference, line by line. */
export function namesIn(
  unit: SampleUnit,
  source: ts.SourceFile,
  checker: ts.TypeChecker,
  entries: Entries,
): LineNames[] {
  const found = new Map<number, LineNames>()
  const lines = unit.code.split('\n')
  const note = (node: ts.Node, entry: string | undefined): void => {
    if (entry === undefined) return
    const { line, character } = source.getLineAndCharacterOfPosition(node.getStart(source))
    const text = lines[line] ?? ''
    const indent = text.length - text.trimStart().length
    const one = found.get(line) ?? { page: unit.page, line: text.trim(), names: [] }
    one.names.push([character - indent, node.getEnd() - node.getStart(source), entry])
    found.set(line, one)
  }
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) note(node, entryOf(symbolOf(checker, node), unit.page, entries))
    else if (ts.isStringLiteral(node)) note(node, eventOf(checker, node, entries))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return [...found.values()]
}

/** What a name means; of a key in an object, the field of the type that is wanted there. */
function symbolOf(checker: ts.TypeChecker, node: ts.Identifier): ts.Symbol | undefined {
  const { parent } = node
  if (ts.isPropertyAssignment(parent) && parent.name === node && ts.isObjectLiteralExpression(parent.parent))
    return fieldOf(checker, checker.getContextualType(parent.parent), node.text)
  if (ts.isShorthandPropertyAssignment(parent))
    return fieldOf(checker, checker.getContextualType(parent.parent), node.text)
  if (ts.isBindingElement(parent) && (parent.propertyName ?? parent.name) === node)
    return fieldOf(checker, checker.getTypeAtLocation(parent.parent), node.text)
  const symbol = checker.getSymbolAtLocation(node)
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
}

function fieldOf(checker: ts.TypeChecker, type: ts.Type | undefined, name: string): ts.Symbol | undefined {
  if (!type) return undefined
  const solid = checker.getNonNullableType(type)
  const parts = solid.isUnion() ? solid.types : [solid]
  for (const part of parts) {
    const field = checker.getPropertyOfType(part, name)
    if (field) return field
  }
  return undefined
}

/** @returns the entry of a symbol, `page#anchor`; of several that of the page's plugin. */
export function entryOf(symbol: ts.Symbol | undefined, page: string, { byPlace, byName }: Entries): string | undefined {
  if (!symbol) return undefined
  const places = placesOf(symbol)
  if (places.some((place) => place.includes(FIVE5))) {
    const parent = (symbol as ts.Symbol & { parent?: ts.Symbol }).parent?.name
    return byName.get(parent && !parent.startsWith('"') ? `${parent}.${symbol.name}` : symbol.name)
  }
  const found = [...new Set(places.flatMap((place) => byPlace.get(place) ?? []))]
  if (found.length < 2) return found[0]
  // Inherited by several plugins: that of the page
  const plugin = /(\w+)\.mdx$/.exec(page)?.[1] ?? ''
  return found.find((entry) => entry.includes(`#${plugin}-`))
}

/** `five.on('pano.arrived', …)`: the name of an event. */
function eventOf(checker: ts.TypeChecker, node: ts.StringLiteral, { events }: Entries): string | undefined {
  const call = node.parent
  if (!ts.isCallExpression(call) || call.arguments[0] !== node || !events.has(node.text)) return undefined
  const callee = call.expression
  if (ts.isIdentifier(callee)) return LISTENERS.test(callee.text) ? events.get(node.text) : undefined
  if (!ts.isPropertyAccessExpression(callee) || !LISTENERS.test(callee.name.text)) return undefined
  const receiver = checker.getNonNullableType(checker.getTypeAtLocation(callee.expression)).symbol?.name
  return receiver === 'Five' ? events.get(node.text) : undefined
}
