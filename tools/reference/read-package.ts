import path from 'node:path'
import ts from 'typescript'
import type { SymbolKind } from '../../src/reference/types'
import { ambientTypes, sampleHost, sampleOptions } from '../check/sample-host'
import { classMembers, enumMembers, pluginMembers, typeMembers, type MemberScope, type RawMember } from './members'
import { isDeprecated, placesOf } from './public-names'
import type { ReferencePackage } from './scope'
import { constructorText, genericsText, heritageText, oneLine, signaturesOf, typeText } from './signatures'

/** An exported name as the declarations have it. */
export interface RawSymbol {
  name: string
  module: string
  kind: SymbolKind
  signature: string
  deprecated?: true
  members: RawMember[]
  /** Places of its declarations. */
  places: string[]
}

const FILE = '.samples/reference.ts'

/** @returns the public names of a package with their members, in the order of its entry points and declarations. */
export function readPackage(root: string, { typeSet, modules }: ReferencePackage): RawSymbol[] {
  const file = path.posix.join(root, FILE)
  const text = modules.map((name, index) => `import type * as M${index} from ${JSON.stringify(name)}`).join('\n')
  const options = { ...sampleOptions(root, typeSet), noUnusedLocals: false }
  const host = sampleHost(root, options, new Map([[file, text]]), new Map())
  const program = ts.createProgram([...ambientTypes(root), file], options, host)
  const checker = program.getTypeChecker()
  const at = program.getSourceFile(file)!
  const found = exportsOf(checker, at, modules)
  const scope: MemberScope = { checker, at, exported: new Set(found.map(({ symbol }) => symbol)) }
  return found.flatMap(({ name, symbol, module }) => {
    const described = describe(scope, name, symbol)
    if (!described) return []
    return [
      {
        name,
        module,
        ...described,
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

/** Names by entry point; one declaration has one entry, under the first name that it is exported by. */
function exportsOf(checker: ts.TypeChecker, at: ts.SourceFile, modules: string[]): Exported[] {
  const found: Exported[] = []
  const seen = new Set<ts.Symbol>()
  modules.forEach((module, index) => {
    const statement = at.statements[index] as ts.ImportDeclaration
    const symbol = checker.getSymbolAtLocation(statement.moduleSpecifier)
    if (!symbol) throw new Error(`没有找到 ${module} 的类型声明，先运行 npm ci`)
    for (const one of checker.getExportsOfModule(symbol)) {
      const target = one.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(one) : one
      if (one.name === 'default' || seen.has(target)) continue
      seen.add(target)
      found.push({ name: one.name, symbol: target, module })
    }
  })
  return found
}

type Described = Pick<RawSymbol, 'kind' | 'signature' | 'members'>

function describe(scope: MemberScope, name: string, symbol: ts.Symbol): Described | undefined {
  for (const node of symbol.declarations ?? []) {
    if (ts.isClassDeclaration(node)) {
      const head = `class ${name}${genericsText(node)}${heritageText(node)}`
      const call = constructorText(symbol, name)
      return { kind: 'class', signature: call ? `${head}\n${call}` : head, members: classMembers(scope, symbol) }
    }
    if (ts.isInterfaceDeclaration(node))
      return {
        kind: 'interface',
        signature: `interface ${name}${genericsText(node)}${heritageText(node)}`,
        members: typeMembers(scope, symbol),
      }
    if (ts.isTypeAliasDeclaration(node)) {
      const members = typeMembers(scope, symbol)
      const whole = oneLine(`type ${name}${genericsText(node)} = ${node.type.getText()}`)
      return { kind: 'type', signature: members.length ? `type ${name}${genericsText(node)}` : whole, members }
    }
    if (ts.isEnumDeclaration(node))
      return { kind: 'enum', signature: `enum ${name}`, members: enumMembers(scope, symbol) }
    if (ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node)) return describeValue(scope, name, symbol)
  }
  return undefined
}

/** A function, a constant, or a plugin: what takes a `Five` and parameters. */
function describeValue(scope: MemberScope, name: string, symbol: ts.Symbol): Described {
  const { checker, at } = scope
  const type = checker.getTypeOfSymbolAtLocation(symbol, at)
  const call = type.getCallSignatures()[0]
  const first = call?.parameters[0]
  const takesFive = first && checker.getNonNullableType(checker.getTypeOfSymbol(first)).symbol?.name === 'Five'
  const signatures = signaturesOf(symbol)
  if (call && takesFive && /Plugin(?:ForFive)?$/.test(name))
    return {
      kind: 'plugin',
      signature: `${name}: ${signatures ?? typeText(checker, symbol, at)}`,
      members: pluginMembers(scope, symbol, call),
    }
  if (signatures !== undefined)
    return {
      kind: 'function',
      signature: signatures.replace(/^/gm, name),
      members: [],
    }
  return { kind: 'constant', signature: `const ${name}: ${typeText(checker, symbol, at)}`, members: [] }
}
