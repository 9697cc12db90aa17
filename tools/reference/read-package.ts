import path from 'node:path'
import ts from 'typescript'
import type { ReferenceSymbol } from '../../src/reference/types'
import { ambientTypes, sampleHost, sampleOptions } from '../check/sample-host'
import { Declarations, type EntryNames } from './declared-text'
import { classMembers, enumMembers, pluginMembers, typeMembers, type MemberScope, type RawMember } from './members'
import { isDeprecated, placesOf } from './public-names'
import type { ReferencePackage } from './scope'
import { constructorText, genericsText, heritageText, oneLine, signaturesOf, typeText } from './signatures'

/** An exported name as the declarations have it; sentence and page come later. */
export type RawSymbol = Omit<ReferenceSymbol, 'text' | 'page' | 'learn' | 'since' | 'members'> & {
  members: RawMember[]
  /** Places of its declarations. */
  places: string[]
}

const FILE = '.samples/reference.ts'

/**
 * @param others names of packages that were read before, by the places of their declarations.
 * @returns the public names of a package with their members, in the order of its entry points and declarations.
 */
export function readPackage(
  root: string,
  { typeSet, modules }: ReferencePackage,
  others: EntryNames['others'] = new Map(),
): RawSymbol[] {
  const file = path.posix.join(root, FILE)
  const text = modules.map((name, index) => `import type * as M${index} from ${JSON.stringify(name)}`).join('\n')
  const options = { ...sampleOptions(root, typeSet), noUnusedLocals: false }
  const host = sampleHost(root, options, new Map([[file, text]]), new Map())
  const program = ts.createProgram([...ambientTypes(root), file], options, host)
  const checker = program.getTypeChecker()
  const at = program.getSourceFile(file)!
  const found = exportsOf(checker, at, modules)
  const names = new Map(found.map(({ name, symbol }) => [symbol, name]))
  const scope: MemberScope = { checker, at, names, declarations: new Declarations(checker, { own: names, others }) }
  return found.flatMap(({ name, symbol, module }) => {
    const { described, names: said } = scope.declarations.noting(() => ({ described: describe(scope, name, symbol) }))
    if (!described) return []
    return [
      {
        name,
        module,
        ...described,
        ...(said && { names: said }),
        places: placesOf(symbol),
        ...(isDeprecated(symbol) && { deprecated: true as const }),
      },
    ]
  })
}

interface Exported {
  name: string
  symbol: ts.Symbol
  module: string
}

/**
 * Names by entry point; one declaration has one entry, under the first name that it is exported by. An entry point that a
 * version does not have has no names: what was known of it is missed by name.
 * @throws when the package has none of them: it is not installed.
 */
function exportsOf(checker: ts.TypeChecker, at: ts.SourceFile, modules: string[]): Exported[] {
  const roots = modules.flatMap((module, index): Exported[] => {
    const statement = at.statements[index] as ts.ImportDeclaration
    const symbol = checker.getSymbolAtLocation(statement.moduleSpecifier)
    return symbol ? [{ name: '', symbol, module }] : []
  })
  if (!roots.length) throw new Error(`没有找到 ${modules[0]} 的类型声明，先运行 npm ci`)
  const seen = new Set<ts.Symbol>()
  const found: Exported[] = []
  // All names that stand alone come before those in namespaces: a name that is written shorter is the first one
  for (let level = roots; level.length;) {
    const below = level
      .flatMap((one) => membersOf(checker, one))
      .filter(({ symbol }) => !seen.has(symbol) && seen.add(symbol))
    found.push(...below)
    level = below.filter(({ symbol }) => isNamespace(symbol))
  }
  return found
}

/** What a module or a namespace exports, by the names that one writes: `CruisePluginTypes.MoveEffect`. */
function membersOf(checker: ts.TypeChecker, { name, symbol, module }: Exported): Exported[] {
  return checker.getExportsOfModule(symbol).flatMap((one): Exported[] => {
    if (one.name === 'default') return []
    const target = one.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(one) : one
    return [{ name: name ? `${name}.${one.name}` : one.name, symbol: target, module }]
  })
}

/** Whether a name is a namespace and nothing else, `export * as Util` or `export declare namespace`. */
const isNamespace = ({ flags }: ts.Symbol): boolean =>
  Boolean(flags & ts.SymbolFlags.Module) &&
  !(flags & (ts.SymbolFlags.Class | ts.SymbolFlags.Function | ts.SymbolFlags.Enum))

type Described = Pick<RawSymbol, 'kind' | 'signature' | 'members'>

function describe(scope: MemberScope, name: string, symbol: ts.Symbol): Described | undefined {
  const { say } = scope.declarations
  for (const node of symbol.declarations ?? []) {
    if (ts.isClassDeclaration(node)) {
      const head = `class ${name}${genericsText(node, say)}${heritageText(node, say)}`
      const call = constructorText(symbol, name, say)
      return { kind: 'class', signature: call ? `${head}\n${call}` : head, members: classMembers(scope, symbol) }
    }
    if (ts.isInterfaceDeclaration(node))
      return {
        kind: 'interface',
        signature: `interface ${name}${genericsText(node, say)}${heritageText(node, say)}`,
        members: typeMembers(scope, symbol),
      }
    if (ts.isTypeAliasDeclaration(node)) {
      const members = typeMembers(scope, symbol)
      const head = `type ${name}${genericsText(node, say)}`
      return { kind: 'type', signature: members.length ? head : oneLine(`${head} = ${say(node.type)}`), members }
    }
    if (ts.isEnumDeclaration(node))
      return { kind: 'enum', signature: `enum ${name}`, members: enumMembers(scope, symbol) }
    if (ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node)) return describeValue(scope, name, symbol)
  }
  return undefined
}

/** A function, a constant, or a plugin: what takes a `Five` and parameters. */
function describeValue(scope: MemberScope, name: string, symbol: ts.Symbol): Described {
  const { checker, at, declarations } = scope
  const type = checker.getTypeOfSymbolAtLocation(symbol, at)
  const call = type.getCallSignatures()[0]
  const first = call?.parameters[0]
  const takesFive = first && checker.getNonNullableType(checker.getTypeOfSymbol(first)).symbol?.name === 'Five'
  const signatures = signaturesOf(symbol, declarations.say)
  if (call && takesFive && /Plugin(?:ForFive)?$/.test(name))
    return {
      kind: 'plugin',
      signature: `${name}: ${signatures ?? typeText(scope, symbol)}`,
      members: pluginMembers(scope, symbol, call),
    }
  if (signatures !== undefined)
    return {
      kind: 'function',
      signature: signatures.replace(/^/gm, name),
      members: [],
    }
  return { kind: 'constant', signature: `const ${name}: ${typeText(scope, symbol)}`, members: [] }
}
