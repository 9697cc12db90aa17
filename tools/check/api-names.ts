import ts from 'typescript'

/** An export of a package, as far as writing its name in a type needs it. */
interface ExportedName {
  kind: 'type' | 'enum' | 'value' | 'namespace'
  /** Type parameters without a default. */
  parameters: number
}

export type Exports = Map<string, ExportedName>

/** A reference to a type of a package, as authors write it: `package#Type["field"]`. */
export interface ApiReference {
  module: string
  /** What stands after the `#`. */
  expression: string
}

/** Splits `of`; `null` when there is no `#`. */
export function parseReference(of: string): ApiReference | null {
  const at = of.indexOf('#')
  return at > 0 && at < of.length - 1 ? { module: of.slice(0, at).trim(), expression: of.slice(at + 1).trim() } : null
}

/** Lists what a module exports. */
export function exportsOf(checker: ts.TypeChecker, module: ts.Symbol): Exports {
  const exports: Exports = new Map()
  for (const symbol of checker.getExportsOfModule(module)) {
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    const isType = target.flags & (ts.SymbolFlags.Class | ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias)
    const kind = isType
      ? 'type'
      : target.flags & ts.SymbolFlags.Enum
        ? 'enum'
        : target.flags & ts.SymbolFlags.Namespace &&
            !(target.flags & ts.SymbolFlags.Value & ~ts.SymbolFlags.ValueModule)
          ? 'namespace'
          : 'value'
    const declaration = target.declarations?.find((node) => 'typeParameters' in node) as
      ts.InterfaceDeclaration | undefined
    const parameters = declaration?.typeParameters?.filter((parameter) => !parameter.default).length ?? 0
    exports.set(symbol.name, { kind, parameters: kind === 'type' ? parameters : 0 })
  }
  return exports
}

/** Names in an expression, each with what follows it: not those in quotes, after a dot, or of object keys. */
const NAME = /(['"])(?:(?!\1).)*\1|(?<![\w$.])([A-Za-z_$][\w$]*)((?:\.[A-Za-z_$][\w$]*)*)(?=\s*(<)?)/g

const KEYWORDS = new Set([
  'typeof',
  'keyof',
  'readonly',
  'extends',
  'number',
  'string',
  'any',
  'unknown',
  'never',
  'null',
  'undefined',
])
const UTILITIES = new Set(
  [
    'ReturnType',
    'Parameters',
    'InstanceType',
    'ConstructorParameters',
    'Awaited',
    'NonNullable',
    'Required',
    'Partial',
  ].concat('Exclude', 'Extract', 'Pick', 'Omit'),
)

/**
 * Writes a reference's expression as a TypeScript type over `M`, the imported module:
 * `Five.prototype` → `M.Five`, `ReturnType<PanoCompassPlugin>` → `ReturnType<typeof M.PanoCompassPlugin>`.
 * @returns the type, or the first name that the module does not export
 */
export function typeOfExpression(expression: string, exports: Exports): { type: string } | { missing: string } {
  let missing = ''
  const whole = expression.trim()
  const type = whole.replace(
    NAME,
    (
      text: string,
      _quote: unknown,
      name: string | undefined,
      path: string | undefined,
      generic: string | undefined,
    ) => {
      if (name === undefined || KEYWORDS.has(name)) return text
      const found = exports.get(name)
      if (!found && UTILITIES.has(name)) return text
      if (!found) {
        missing ||= name
        return text
      }
      if (found.kind === 'namespace') return `M.${name}${path ?? ''}`
      const members = (path ?? '')
        .split('.')
        .filter((part) => part && part !== 'prototype')
        .map((part) => `["${part}"]`)
        .join('')
      const alone = whole === text && found.kind === 'enum'
      const base = found.kind === 'value' || alone ? `typeof M.${name}` : `M.${name}`
      const filled =
        found.parameters && !generic ? `${base}<${Array<string>(found.parameters).fill('any').join(', ')}>` : base
      return members ? `(${filled})${members}` : filled
    },
  )
  return missing ? { missing } : { type: throughOptional(type.replace(/\btypeof\s+typeof\b/g, 'typeof')) }
}

/** `T["a"][number]` → the same through members that may be missing. */
function throughOptional(type: string): string {
  const [, before, step] = /^(.+)\[("[^"]*"|'[^']*'|number|\d+)\]$/s.exec(type) ?? []
  return before && step ? `NonNullable<${throughOptional(before)}>[${step}]` : type
}
