import { signatureCode } from './article'
import type { PackageReference, ReferenceSymbol } from './types'

/** Names in the declarations of a page, by line: where each begins, its length, and its entry, `page#anchor`. */
type LineNames = Record<string, [column: number, length: number, entry: string][]>

/** A name, or a path of names, that is no key of an object type and no parameter. */
const NAMES = /[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*(?![\w$.]|\??:)/g

/**
 * @param references the package of the page first, then those whose names its declarations use.
 * @returns where the names in signatures and types of a page of the reference lead.
 */
export function referenceNames(references: PackageReference[], page: string): LineNames {
  const entries = new Map<string, string>()
  for (const { symbols } of references)
    for (const { name, page: at } of symbols) if (!entries.has(name)) entries.set(name, `${at}#${name}`)
  const lines: LineNames = {}
  const note = (code: string, names: string[] | undefined): void => {
    for (const line of code.split('\n')) {
      const found = namesIn(line, names ?? []).flatMap(([column, length, name]): LineNames[string] => {
        const entry = entries.get(name)
        return entry === undefined ? [] : [[column, length, entry]]
      })
      if (found.length) lines[line] = found
    }
  }
  for (const symbol of references[0]?.symbols.filter((one) => one.page === page) ?? []) {
    // A name does not lead to itself
    const others = ({ names }: Pick<ReferenceSymbol, 'names'>): string[] | undefined =>
      names?.filter((name) => name !== symbol.name)
    note(signatureCode(symbol), others(symbol))
    for (const member of symbol.members) note(member.type, others(member))
  }
  return lines
}

/**
 * @returns where names stand in a line of code: column and length of their last part, as in the code of samples, and the
 *   name. Keys of object types and parameters are none.
 */
export const namesIn = (line: string, names: string[]): [column: number, length: number, name: string][] =>
  [...line.matchAll(NAMES)].flatMap((match): [number, number, string][] => {
    const name = names.find((one) => match[0] === one || match[0].startsWith(`${one}.`))
    if (name === undefined) return []
    const last = name.lastIndexOf('.') + 1
    return [[match.index + last, name.length - last, name]]
  })
