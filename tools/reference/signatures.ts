import ts from 'typescript'
import type { Declarations } from './declared-text'

/** How the compiler prints a type: as one would write it. */
export const AS_WRITTEN =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.WriteArrowStyleSignature

/** Declared text in one line: no comments, `THREE_2.` as it is imported, single quotes. */
export const oneLine = (text: string): string =>
  text
    .replace(/("[^"\n]*"|'[^'\n]*')|\/\*[^]*?\*\/|\/\/[^\n]*/g, (_whole, quoted: string | undefined) => quoted ?? '')
    .replace(/\b(THREE|React|Vue|VueNS)_\d\b/g, '$1')
    .replace(/import\(["'][^"']*["']\)\./g, '')
    .replace(/"([^"'\n]*)"/g, "'$1'")
    .replace(/\s+/g, ' ')
    .replace(/;\s*\}/g, ' }')
    .replace(/,\s*([)\]])/g, '$1')
    .replace(/\(\s+/g, '(')
    .trim()
    .replace(/;$/, '')

const isCallable = (
  node: ts.Node,
): node is ts.MethodDeclaration | ts.MethodSignature | ts.FunctionDeclaration | ts.ConstructorDeclaration =>
  ts.isMethodDeclaration(node) ||
  ts.isMethodSignature(node) ||
  ts.isFunctionDeclaration(node) ||
  ts.isConstructorDeclaration(node)

type Say = Declarations['say']

/** `<T>(a: T): void` of a function-like declaration. */
function callText(node: ts.SignatureDeclaration, say: Say): string {
  const generics = node.typeParameters?.map(say).join(', ')
  const parameters = node.parameters.map(say).join(', ')
  const result = node.type ? `: ${say(node.type)}` : ''
  return oneLine(`${generics ? `<${generics}>` : ''}(${parameters})${result}`)
}

/** @returns the signatures of a function or method, overloads one after the other; `undefined` for anything else. */
export function signaturesOf(symbol: ts.Symbol, say: Say): string | undefined {
  const nodes = (symbol.declarations ?? []).filter(isCallable)
  return nodes.length ? [...new Set(nodes.map((node) => callText(node, say)))].join('\n') : undefined
}

/** What saying the type of a symbol needs to know. */
interface TypeScope {
  checker: ts.TypeChecker
  at: ts.Node
  declarations: Declarations
}

/** @returns the type of a property as declared; of an inferred one as the compiler says it. */
export function typeText({ checker, at, declarations }: TypeScope, symbol: ts.Symbol): string {
  for (const node of symbol.declarations ?? []) {
    if (ts.isSetAccessorDeclaration(node)) continue
    const { type } = node as ts.PropertyDeclaration
    if (type) return oneLine(declarations.say(type))
  }
  return oneLine(checker.typeToString(checker.getTypeOfSymbolAtLocation(symbol, at), undefined, AS_WRITTEN))
}

/** @returns the constructor of a class as it is called; overloads one after the other. */
export function constructorText(symbol: ts.Symbol, name: string, say: Say): string {
  const nodes = (symbol.declarations ?? []).filter(ts.isClassDeclaration).flatMap(({ members }) => [...members])
  const calls = nodes.filter(
    (node): node is ts.ConstructorDeclaration =>
      ts.isConstructorDeclaration(node) &&
      !(ts.getCombinedModifierFlags(node) & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected)),
  )
  return calls.map((node) => `new ${name}${callText(node, say)}`).join('\n')
}

/** @returns ` extends A implements B` of a class or interface. */
export function heritageText(node: ts.ClassDeclaration | ts.InterfaceDeclaration, say: Say): string {
  const clauses = (node.heritageClauses ?? []).map((clause) => oneLine(say(clause)))
  return clauses.length ? ` ${clauses.join(' ')}` : ''
}

/** @returns `<T, U = string>` of a declaration. */
export const genericsText = (node: { typeParameters?: ts.NodeArray<ts.TypeParameterDeclaration> }, say: Say): string =>
  node.typeParameters?.length ? `<${oneLine(node.typeParameters.map(say).join(', '))}>` : ''
