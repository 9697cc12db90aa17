import ts from 'typescript'

const HIDDEN = ts.ModifierFlags.Private | ts.ModifierFlags.Protected
/** Packages below the SDK, and its own signs of what is not for others. */
const FOREIGN = /node_modules\/(?:three|typescript|@types|types-react-17|vue|@vue|mobx|hammerjs|@tweenjs)\//
const NOT_PUBLIC = /^(?:_|#|__)|_$/

/** @returns whether a tag stands at the symbol. */
const hasTag = (symbol: ts.Symbol, tag: string): boolean => symbol.getJsDocTags().some(({ name }) => name === tag)

export const isDeprecated = (symbol: ts.Symbol): boolean => hasTag(symbol, 'deprecated')
export const isInternal = (symbol: ts.Symbol): boolean => hasTag(symbol, 'internal')

/** Whether it is private or protected. */
export const isHidden = ({ declarations = [] }: ts.Symbol): boolean =>
  declarations.some((node) => ts.getCombinedModifierFlags(node) & HIDDEN)

/** Whether a package below the SDK declares it: three, DOM, React or Vue. */
export const isForeign = ({ declarations = [] }: ts.Symbol): boolean =>
  declarations.some((node) => FOREIGN.test(node.getSourceFile().fileName))

/**
 * Whether a member counts as public: not private or protected, not marked `@internal`, no name that begins or ends
 * with `_` or stands for a symbol, and declared by the package itself (not by three, DOM, React or Vue).
 */
export const isPublicMember = (symbol: ts.Symbol): boolean =>
  !NOT_PUBLIC.test(symbol.name) &&
  symbol.name !== 'prototype' &&
  !isInternal(symbol) &&
  (symbol.declarations ?? []).length > 0 &&
  !isHidden(symbol) &&
  !isForeign(symbol)

/** The nearest declaration around a member that can be exported. */
export function ownerOf(member: ts.Symbol): ts.Symbol | undefined {
  let node: ts.Node | undefined = member.declarations?.[0]
  while (node) {
    const named = node as ts.Declaration & { symbol?: ts.Symbol }
    if (
      ts.isClassDeclaration(node) ||
      ts.isInterfaceDeclaration(node) ||
      ts.isTypeAliasDeclaration(node) ||
      ts.isEnumDeclaration(node)
    )
      return named.symbol
    node = node.parent
  }
  return undefined
}

/** @returns the name that a symbol is declared by; `export default class A` is exported as `default`. */
export function declaredName(symbol: ts.Symbol): string {
  const node = symbol.declarations?.[0]
  return (node && ts.getNameOfDeclaration(node as ts.Declaration)?.getText()) ?? symbol.name
}

/** @returns where a declaration stands, the same in every program that reads the file. */
export const placeOf = (node: ts.Node): string => `${node.getSourceFile().fileName}:${node.getStart()}`

export const placesOf = (symbol: ts.Symbol): string[] => (symbol.declarations ?? []).map(placeOf)
