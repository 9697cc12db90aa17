import ts from 'typescript'
import { isDeprecated, isForeign, isHidden, isInternal } from '../reference/public-names'

/** An entry of a type: an option, a method or an event. */
export interface Member {
  name: string
  type: ts.Type
  /** Type as the declaration writes it, when it writes one. */
  declared: string | null
  required: boolean
  callable: boolean
  /** A page may leave it out: deprecated, or from a library below (three, DOM, React). */
  optionalToDocument: boolean
}

function declaredText(symbol: ts.Symbol): string | null {
  const node = symbol.valueDeclaration
  if (!node) return null
  if (ts.isMethodSignature(node) || ts.isMethodDeclaration(node)) return node.getText().replace(/;$/, '')
  if ((ts.isPropertySignature(node) || ts.isPropertyDeclaration(node) || ts.isGetAccessor(node)) && node.type)
    return node.type.getText()
  return null
}

/**
 * Lists the public entries of a type. Of a union, the entries of all its members: such an entry is required when every
 * member requires it.
 */
export function membersOf(checker: ts.TypeChecker, type: ts.Type, at: ts.Node): Map<string, Member> {
  const solid = checker.getNonNullableType(type)
  const parts = solid.isUnion() ? solid.types : [solid]
  if (parts.every((part) => part.isStringLiteral())) return literalMembers(parts)
  const members = new Map<string, Member>()
  const counts = new Map<string, number>()
  for (const part of parts) {
    for (const symbol of checker.getPropertiesOfType(part)) {
      if (symbol.name.startsWith('_') || isHidden(symbol)) continue
      const memberType = checker.getTypeOfSymbolAtLocation(symbol, at)
      const before = members.get(symbol.name)
      counts.set(symbol.name, (counts.get(symbol.name) ?? 0) + 1)
      members.set(symbol.name, {
        name: symbol.name,
        type: before?.type ?? memberType,
        declared: before ? null : declaredText(symbol),
        required: !(symbol.flags & ts.SymbolFlags.Optional) && (before?.required ?? true),
        callable: checker.getNonNullableType(memberType).getCallSignatures().length > 0,
        optionalToDocument: isDeprecated(symbol) || isInternal(symbol) || isForeign(symbol),
      })
    }
  }
  for (const member of members.values()) member.required &&= counts.get(member.name) === parts.length
  return members
}

/** The values of a union of strings are its entries. */
function literalMembers(parts: ts.StringLiteralType[]): Map<string, Member> {
  const entry = (type: ts.StringLiteralType): Member => ({
    name: type.value,
    type,
    declared: null,
    required: true,
    callable: false,
    optionalToDocument: false,
  })
  return new Map(parts.map((part) => [part.value, entry(part)]))
}

/** Follows `a.b`, `list[].x` from a type; `undefined` when a step does not exist. */
export function memberAt(checker: ts.TypeChecker, type: ts.Type, name: string, at: ts.Node): Member | undefined {
  const direct = membersOf(checker, type, at).get(name)
  if (direct || !/[.[]/.test(name)) return direct
  let current: ts.Type = type
  let member: Member | undefined
  for (const step of name.split('.')) {
    const [, key = '', brackets = ''] = /^([^[]*)((?:\[\w*\])*)$/.exec(step) ?? []
    member = membersOf(checker, current, at).get(key)
    if (!member) return undefined
    current = checker.getNonNullableType(member.type)
    for (let left = brackets.length; left > 0; left -= Math.max(2, brackets.indexOf(']') + 1)) {
      current = current.getNumberIndexType() ?? current.getStringIndexType() ?? current
    }
  }
  return member && { ...member, name, type: name.endsWith(']') ? current : member.type }
}

/**
 * Finds the event map of a type: the argument of `Subscribe<…>` when the type is one, extends one, or has one as
 * `hooks` (that is how plugins do it); else the type itself.
 */
export function eventMapOf(checker: ts.TypeChecker, type: ts.Type, at: ts.Node): ts.Type {
  const search = (candidate: ts.Type, depth: number): ts.Type | undefined => {
    if (depth > 6) return undefined
    if (candidate.symbol?.name === 'Subscribe') return checker.getTypeArguments(candidate as ts.TypeReference)[0]
    const hooks = checker.getPropertyOfType(candidate, 'hooks')
    const parts = candidate.isIntersection()
      ? candidate.types
      : candidate.isClassOrInterface() || candidate.symbol
        ? (baseTypes(candidate) ?? [])
        : []
    for (const part of [...(hooks ? [checker.getTypeOfSymbolAtLocation(hooks, at)] : []), ...parts]) {
      const found = search(part, depth + 1)
      if (found) return found
    }
    return undefined
  }
  const baseTypes = (candidate: ts.Type): ts.BaseType[] | undefined => {
    const target = (candidate as ts.TypeReference).target ?? candidate
    return target.isClassOrInterface() ? checker.getBaseTypes(target) : undefined
  }
  return search(checker.getNonNullableType(type), 0) ?? type
}
