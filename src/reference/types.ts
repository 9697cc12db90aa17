/** What an exported name is; what is in a namespace has the namespace before its name: `Util.blink`. */
export type SymbolKind = 'class' | 'interface' | 'type' | 'enum' | 'function' | 'constant' | 'plugin'

/** What a member is. `option` is a field of a plugin's parameters whose type the package does not export. */
export type MemberKind = 'property' | 'method' | 'event' | 'option' | 'value'

/** A public member of an exported name, as the published declarations say it, and one sentence about it. */
export interface ReferenceMember {
  name: string
  kind: MemberKind
  /** Type of a property, signature of a method without its name, value of an enum's entry. */
  type: string
  /** Names in it that have entries, of this package or of Five. */
  names?: string[]
  static?: true
  readonly?: true
  optional?: true
  /** What counts when it is left out, as code. */
  default?: string
  deprecated?: true
  /** Version of the package that it came with, where that is known. */
  since?: string
  /** One Chinese sentence, short Markdown. */
  text: string
  /** Section that teaches it, `five/config#panorama`, when it is another than the symbol's. */
  learn?: string
}

/** An exported name of a package. */
export interface ReferenceSymbol {
  name: string
  /** Entry point that exports it. */
  module: string
  kind: SymbolKind
  /** Declaration in one line; of classes the constructor, of interfaces nothing but the head. */
  signature: string
  /** Names in it that have entries, of this package or of Five. */
  names?: string[]
  deprecated?: true
  since?: string
  text: string
  /** Page id of its entry in the reference; the entry's anchor is the name. Where nothing is declared: its page. */
  page: string
  /** Section that teaches it. */
  learn?: string
  members: ReferenceMember[]
}

/** The reference of one package: `content/reference/<name>.json`. */
export interface PackageReference {
  package: string
  version: string
  /** On no public registry: the declarations are what the documents say, and the names have no pages of a reference. */
  declared?: true
  symbols: ReferenceSymbol[]
}
