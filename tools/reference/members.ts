import ts from 'typescript'
import type { MemberKind, ReferenceMember } from '../../src/reference/types'
import { eventMapOf } from '../check/api-members'
import type { Declarations } from './declared-text'
import { declaredName, isDeprecated, isPublicMember, ownerOf, placeOf, placesOf } from './public-names'
import { oneLine, signaturesOf, typeText } from './signatures'

/** A member with the place of its declaration; the sentence comes later. */
export type RawMember = Omit<ReferenceMember, 'text' | 'learn' | 'since'> & {
  /** Class or interface that declares it, when the package does not export that one. */
  base?: string
  /** Places of its declarations, see {@link placesOf}. */
  places: string[]
}

/** What reading members needs to know. */
export interface MemberScope {
  checker: ts.TypeChecker
  at: ts.Node
  /** Symbols that have entries of their own. */
  names: ReadonlyMap<ts.Symbol, string>
  declarations: Declarations
}

const defaultOf = (symbol: ts.Symbol): string | undefined => {
  const tag = symbol.getJsDocTags().find(({ name }) => name === 'default')
  const text = oneLine(ts.displayPartsToString(tag?.text)).replace(/^`+|`+$/g, '')
  return text && text.length <= 60 ? text : undefined
}

const isReadonly = (symbol: ts.Symbol): boolean => {
  const nodes = symbol.declarations ?? []
  const accessors = nodes.filter((node) => ts.isGetAccessor(node) || ts.isSetAccessor(node))
  return accessors.length
    ? !accessors.some(ts.isSetAccessor)
    : nodes.some((node) => ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Readonly)
}

function memberOf(scope: MemberScope, symbol: ts.Symbol, kind: MemberKind | undefined, owner: ts.Symbol): RawMember {
  const { type, isMethod, names } = scope.declarations.noting(() => {
    const call = signaturesOf(symbol, scope.declarations.say)
    return { type: call ?? typeText(scope, symbol), isMethod: call !== undefined }
  })
  const fallback = defaultOf(symbol)
  const declaring = ownerOf(symbol)
  return {
    name: symbol.name,
    kind: kind ?? (isMethod ? 'method' : 'property'),
    type,
    ...(names && { names }),
    ...(isReadonly(symbol) && kind === undefined && { readonly: true }),
    ...(symbol.flags & ts.SymbolFlags.Optional && { optional: true }),
    ...(fallback && { default: fallback }),
    ...(isDeprecated(symbol) && { deprecated: true }),
    ...(declaring && declaring !== owner && { base: declaredName(declaring) }),
    places: placesOf(symbol),
  }
}

/** Public members that have no entry elsewhere: a base class that is exported lists its own. */
function own(scope: MemberScope, symbols: readonly ts.Symbol[], owner: ts.Symbol): ts.Symbol[] {
  return symbols.filter((symbol) => {
    if (!isPublicMember(symbol)) return false
    const declaring = ownerOf(symbol)
    return declaring === owner || !declaring || !scope.names.has(declaring)
  })
}

/** Members of a class: those of its objects, then those of itself; a name that both have has one row. */
export function classMembers(scope: MemberScope, symbol: ts.Symbol): RawMember[] {
  const { checker } = scope
  const instance = checker.getDeclaredTypeOfSymbol(symbol)
  const ofObjects = own(scope, checker.getPropertiesOfType(instance), symbol)
  const names = new Set(ofObjects.map(({ name }) => name))
  const statics = own(scope, [...(symbol.exports?.values() ?? [])], symbol).filter(({ name }) => !names.has(name))
  return [
    ...ofObjects.map((one) => memberOf(scope, one, undefined, symbol)),
    ...statics.map((one): RawMember => ({ ...memberOf(scope, one, undefined, symbol), static: true })),
  ]
}

/** Names of types whose fields are events. */
const EVENT_MAP = /Event(?:Map|Types?)$|Events$|Hooks$/

/** Fields of an interface, or of a type that is written as an object; events when the name says so. */
export function typeMembers(scope: MemberScope, symbol: ts.Symbol): RawMember[] {
  const alias = symbol.declarations?.find(ts.isTypeAliasDeclaration)
  const name = scope.names.get(symbol) ?? symbol.name
  const isMap = EVENT_MAP.test(name) || (alias && name.endsWith('Event'))
  const kind = isMap ? ('event' as const) : undefined
  const type = scope.checker.getDeclaredTypeOfSymbol(symbol)
  if (alias && !hasLiteral(alias.type)) return []
  return own(scope, scope.checker.getPropertiesOfType(type), symbol).map((one) => memberOf(scope, one, kind, symbol))
}

/** Whether an alias writes an object of its own: `{ … }`, or that as a part of an intersection. */
const hasLiteral = (node: ts.TypeNode): boolean =>
  ts.isTypeLiteralNode(node) || (ts.isIntersectionTypeNode(node) && node.types.some(hasLiteral))

export function enumMembers(scope: MemberScope, symbol: ts.Symbol): RawMember[] {
  const nodes = (symbol.declarations ?? []).filter(ts.isEnumDeclaration).flatMap(({ members }) => [...members])
  return nodes.map((node) => {
    const value = scope.checker.getConstantValue(node)
    return {
      name: oneLine(node.name.getText()).replace(/'/g, ''),
      kind: 'value',
      type: typeof value === 'string' ? `'${value}'` : String(value),
      places: [placeOf(node)],
    }
  })
}

/** What a plugin gives: its parameters, methods and events, as far as their types have no entries of their own. */
export function pluginMembers(scope: MemberScope, symbol: ts.Symbol, signature: ts.Signature): RawMember[] {
  const { checker, names } = scope
  const result = signature.getReturnType()
  const parameter = signature.parameters[1]
  const has = (type: ts.Type): boolean =>
    [type.aliasSymbol, type.symbol].some((one) => one !== undefined && names.has(one))
  const options = parameter ? checker.getNonNullableType(checker.getTypeOfSymbol(parameter)) : undefined
  const listed = (type: ts.Type | undefined, kind?: MemberKind): RawMember[] =>
    type && !has(type) && type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)
      ? own(scope, checker.getPropertiesOfType(type), symbol).map((one) => memberOf(scope, one, kind, symbol))
      : []
  const hooks = checker.getPropertyOfType(result, 'hooks')
  const events = hooks && !has(result) ? eventMapOf(checker, result, scope.at) : undefined
  return [...listed(options, 'option'), ...listed(result), ...(events === result ? [] : listed(events, 'event'))]
}
