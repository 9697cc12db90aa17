import type { PhrasingContent } from 'mdast'
import { codeBlock, heading, inline, inlineComponent, paragraph, text, type Block } from '../openapi/nodes'
import { article as strings } from '../site/strings/interface'
import { pathParts } from '../site/path-parts'
import { KIND_LABELS } from './labels'
import { learnLink, memberTables } from './member-tables'
import type { PackageReference, ReferenceSymbol } from './types'

/**
 * Turns the entries of a page of the reference into nodes: a level-2 heading per name, its declaration, and tables of its
 * members. The page's prose says where they stand with `<Reference />`.
 * @param page id of the page, e.g. `five/reference/react`.
 */
export const referenceNodes = (reference: PackageReference, page: string): Block[] =>
  reference.symbols.filter((symbol) => symbol.page === page).flatMap(symbolNodes)

function symbolNodes(symbol: ReferenceSymbol): Block[] {
  const { name, text: sentence, module, learn } = symbol
  return [
    nameHeading(name),
    paragraph(...badges(symbol), text(' '), inline(sentence), ...(learn ? [text(' '), learnLink(learn)] : [])),
    codeBlock('ts', signatureCode(symbol), module),
    ...memberTables(symbol),
  ]
}

/** The heading of an entry; a name with its namespace may break where the namespace ends. */
const nameHeading = (name: string): Block => {
  const [first = '', ...others] = pathParts(name)
  const rest = others.flatMap((part) => [inlineComponent('wbr', {}), text(part)])
  return { ...heading(2, first, name), children: [text(first), ...rest] } as Block
}

/** @returns the declaration of a name as its code block shows it. */
export const signatureCode = ({ kind, signature }: ReferenceSymbol): string =>
  kind === 'plugin' ? `const ${signature}` : signature

const badges = ({ kind, deprecated, since }: ReferenceSymbol): PhrasingContent[] => [
  inlineComponent('Badge', {}, KIND_LABELS[kind]),
  ...(deprecated ? [text(' '), inlineComponent('Badge', { kind: 'deprecated' }, strings.deprecated)] : []),
  ...(since ? [text(' '), inlineComponent('Since', { v: since }, '')] : []),
]
