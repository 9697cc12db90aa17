import { allReferences } from '../reference/load'
import { symbolsFile } from '../reference/symbols'
import { files } from '../site/routes'
import { writeOutput } from './write'

/** Writes the list of all public names of the SDKs, one to a line; nothing where the site has no reference. */
export function writeSymbols(root: string): void {
  const references = allReferences(root)
  if (!references.length) return
  const { symbols, ...head } = symbolsFile(references)
  const list = symbols.map((symbol) => JSON.stringify(symbol)).join(',\n')
  writeOutput(root, files.symbols, `${JSON.stringify(head).slice(0, -1)},"symbols":[\n${list}\n]}\n`)
}
