import { files, withBase } from '../site/routes'
import { entryOf } from './places'
import type { MemberKind, PackageReference, ReferenceMember, ReferenceSymbol, SymbolKind } from './types'

/**
 * A public name of a package, as `symbols.json` has it (static/schemas/symbols.schema.json): of a member with its owner's
 * before it, `Five.load`.
 */
export type SymbolEntry = Omit<ReferenceSymbol, 'kind' | 'names' | 'page' | 'members'> &
  Pick<ReferenceMember, 'optional' | 'readonly' | 'static' | 'default'> &
  Pick<PackageReference, 'package' | 'declared'> & {
    kind: SymbolKind | MemberKind
    /** Its entry in the reference, `page#anchor`. */
    entry: string
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
