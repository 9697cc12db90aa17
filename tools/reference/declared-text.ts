import ts from 'typescript'
import { placesOf } from './public-names'

/** Names that have entries, as a reader writes them: `CruisePluginTypes.MoveEffect`. */
export interface EntryNames {
  /** Those of the package that is read. */
  own: ReadonlyMap<ts.Symbol, string>
  /** Those of packages that were read before, by the place of a declaration. */
  others: ReadonlyMap<string, string>
}

/** Says declarations, and remembers the names of entries in them. */
export class Declarations {
  private said = new Set<string>()

  constructor(
    private readonly checker: ts.TypeChecker,
    private readonly names: EntryNames,
  ) {}

  /**
   * @returns the text of a declaration in which everything that has an entry bears the entry's name. Declarations use
   *   names of their own file (`MoveEffect`, `Config_3`, `PluginType.State`) that nobody can write elsewhere.
   */
  readonly say = (node: ts.Node): string => {
    const source = node.getSourceFile()
    let text = ''
    let at = node.getStart(source)
    const visit = (one: ts.Node): void => {
      const written = nameIn(one)
      const entry = written && this.entryName(written)
      if (!written || entry === undefined) return ts.forEachChild(one, visit)
      // `import('…').Name`: the name stands for all of it
      const from = ts.isImportTypeNode(one) ? one.getStart(source) : written.getStart(source)
      text += source.text.slice(at, from) + entry
      at = written.getEnd()
      ts.forEachChild(one, (child) => {
        if (child.pos >= at) visit(child)
      })
    }
    visit(node)
    return text + source.text.slice(at, node.getEnd())
  }

  /** @returns what `work` makes, with the names of entries that were said for it. */
  noting<T extends object>(work: () => T): T & { names?: string[] } {
    const outer = this.said
    const said = (this.said = new Set<string>())
    const made = work()
    this.said = outer
    return said.size ? { ...made, names: [...said] } : made
  }

  private entryName(written: ts.Node): string | undefined {
    const found = this.checker.getSymbolAtLocation(written)
    const symbol = found && found.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(found) : found
    if (!symbol) return undefined
    const name = this.names.own.get(symbol) ?? this.otherName(symbol)
    if (name !== undefined) this.said.add(name)
    return name
  }

  /** Its name in another package, unless this one has something else of that name. */
  private otherName(symbol: ts.Symbol): string | undefined {
    const names = placesOf(symbol).flatMap((place) => this.names.others.get(place) ?? [])
    return names.find((name) => ![...this.names.own.values()].includes(name))
  }
}

/** The name that a reference to a type or a value consists of. */
export function nameIn(node: ts.Node): ts.Node | undefined {
  if (ts.isTypeReferenceNode(node)) return node.typeName
  if (ts.isExpressionWithTypeArguments(node)) return node.expression
  if (ts.isTypeQueryNode(node)) return node.exprName
  if (ts.isImportTypeNode(node)) return node.qualifier
  return undefined
}
