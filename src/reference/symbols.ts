import { files, withBase } from '../site/routes'
import { entryOf } from './places'
import type { MemberKind, PackageReference, ReferenceMember, ReferenceSymbol, SymbolKind } from './types'

/** A public name of a package, as `symbols.json` has it (static/schemas/symbols.schema.json). */
export interface SymbolEntry {
  /** `Five`, `Five.load`. */
  name: string
  kind: SymbolKind | MemberKind
  package: string
  /** Entry point that exports it, or the class or type that it belongs to. */
  module: string
  signature: string
  /** One sentence, in Chinese. */
  text: string
  /** Its entry in the reference, `page#anchor`. */
  entry: string
  /** Section that teaches it, `page#anchor`. */
  learn?: string
  optional?: true
  readonly?: true
  static?: true
  default?: string
  deprecated?: true
  since?: string
  /** As the documents say; the package is on no public registry, so that nobody can check it. */
  declared?: true
}

export interface SymbolsFile {
  $schema: string
  packages: { name: string; version: string; declared?: true }[]
  symbols: SymbolEntry[]
}

/** @returns the published list of all public names. */
export const symbolsFile = (references: PackageReference[]): SymbolsFile => ({
  $schema: withBase(files.symbolsSchema),
  packages: references.map(({ package: name, version, declared }) => ({
    name,
    version,
    ...(declared && { declared }),
  })),
  symbols: references.flatMap((reference) =>
    reference.symbols.flatMap((symbol) => [
      symbolEntry(reference, symbol),
      ...symbol.members.map((member) => memberEntry(reference, symbol, member)),
    ]),
  ),
})

function symbolEntry(reference: PackageReference, symbol: ReferenceSymbol): SymbolEntry {
  const { page: _page, members: _members, names: _names, ...facts } = symbol
  return {
    ...facts,
    package: reference.package,
    entry: entryOf(reference, symbol),
    ...(reference.declared && { declared: true }),
  }
}

function memberEntry(reference: PackageReference, symbol: ReferenceSymbol, member: ReferenceMember): SymbolEntry {
  const { name, kind, type, text, names: _names, ...facts } = member
  return {
    name: `${symbol.name}.${name}`,
    kind,
    package: reference.package,
    module: symbol.module,
    signature: type,
    text,
    entry: entryOf(reference, symbol, member),
    ...(symbol.learn && { learn: symbol.learn }),
    ...facts,
    ...(reference.declared && { declared: true }),
  }
}
