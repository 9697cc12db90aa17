import type { PrintPiece } from '../article/types'
import { escapeHtml } from '../site/escape-html'
import { withoutBase } from '../site/routes'

/**
 * Puts an article together that stands outside of its page.
 * @param addressOf what an address of the site (with prefix) becomes there.
 */
export const joinPieces = (pieces: PrintPiece[], addressOf: (address: string) => string): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : escapeHtml(addressOf(piece.address)))).join('')

/**
 * @param sections ids of the sections of a printable document, by route without prefix.
 * @returns what an address becomes in the document: links between its pages stay inside of it.
 */
export const inDocument =
  (sections: ReadonlyMap<string, string>) =>
  (address: string): string => {
    const [path = '', hash = ''] = address.split('#')
    const section = sections.get(withoutBase(path))
    if (section === undefined) return address
    return `#${hash ? `${section}--${hash}` : section}`
  }
