import type { SiteState } from '../gatsby/site-state'
import { allReferences } from '../reference/load'
import { symbolsFile } from '../reference/symbols'
import { files } from '../site/routes'
import { writeOutput } from './write-output'

/**
 * Writes the list of all public names of the SDKs, one to a line; nothing where the site has no reference. A section of a
 * page that is not for everybody to find is not named.
 */
export function writeSymbols({ root, model }: Pick<SiteState, 'root' | 'model'>): void {
  const isListed = (section: string): boolean => model.byId.get(section.split('#')[0] ?? '')?.status === 'listed'
  const shown = <T extends { learn?: string }>({ learn, ...one }: T) => ({
    ...one,
    ...(learn && isListed(learn) && { learn }),
  })
  const references = allReferences(root).map((reference) => ({
    ...reference,
    symbols: reference.symbols.map((symbol) => ({ ...shown(symbol), members: symbol.members.map(shown) })),
  }))
  if (!references.length) return
  const { symbols, ...head } = symbolsFile(references)
  const list = symbols.map((symbol) => JSON.stringify(symbol)).join(',\n')
  writeOutput(root, files.symbols, `${JSON.stringify(head).slice(0, -1)},"symbols":[\n${list}\n]}\n`)
}
