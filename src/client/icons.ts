import { parseTrusted } from './parse-trusted'

/**
 * Puts icons into the page's sprite that only a script shows, so that no page carries them.
 * @param symbols `<symbol>` elements as text; those that the page has already are passed over.
 */
export function addIcons(symbols: string): void {
  const sprite = document.querySelector('#icons svg')!
  const parsed = parseTrusted(`<svg xmlns="http://www.w3.org/2000/svg">${symbols}</svg>`, 'image/svg+xml')
  for (const symbol of parsed.documentElement.children)
    if (!document.getElementById(symbol.id)) sprite.append(document.importNode(symbol, true))
}
