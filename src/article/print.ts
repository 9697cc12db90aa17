import type { ElementContent, Properties, Root, RootContent } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { factsOf } from './hast'
import type { PrintPiece } from './types'

/** Attributes that name ids, one or several. */
const REFERENCES = ['ariaLabelledBy', 'ariaDescribedBy', 'ariaControls', 'htmlFor']
const HREFS = ['href', 'xLinkHref']
/** Around the number of an address while it is text: two code points that no text may hold (The Unicode Standard, 23.7). */
const [OPEN, CLOSE] = ['\ufdd0', '\ufdd1']
const HOLE = new RegExp(`${OPEN}(\\d+)${CLOSE}`)

/**
 * Makes an article fit to stand outside of its page: no controls, all details open. As a section of a printable
 * document its headings are one level lower, and its ids begin with the section's.
 * @param section id of the section; `undefined` for an article that stands alone.
 * @returns HTML, interrupted where it names an address of the site: what stands there depends on the other sections.
 */
export function printPieces(root: Root, section: string | undefined): PrintPiece[] {
  const addresses: string[] = []
  const hole = (address: string): string => `${OPEN}${addresses.push(address) - 1}${CLOSE}`
  const print = new Printer(section, hole)
  const html = toHtml({ type: 'root', children: root.children.flatMap((node) => print.node(node)) }, HTML_OPTIONS)
  return html
    .split(HOLE)
    .map((text, index): PrintPiece => (index % 2 ? { address: addresses[Number(text)] ?? '' } : text))
    .filter((piece) => piece !== '')
}

export const HTML_OPTIONS = { allowDangerousHtml: true, omitOptionalTags: false, closeSelfClosing: false }

class Printer {
  constructor(
    private readonly section: string | undefined,
    private readonly hole: (address: string) => string,
  ) {}

  /** @returns what a node is on paper. */
  node<T extends RootContent | ElementContent>(node: T): (T | ElementContent)[] {
    if (node.type !== 'element') return [node]
    const { children, tagName, properties } = node
    const { control, onPaper = [], paperProperties } = factsOf(node)
    if (control) return onPaper.flatMap((child) => this.node(child))
    return [
      {
        ...node,
        tagName: this.section === undefined ? tagName : lower(tagName),
        properties: this.properties({ ...paperProperties, ...properties, ...paperProperties }),
        children: children.flatMap((child) => this.node(child)),
      },
    ]
  }

  private properties(properties: Properties): Properties {
    const kept = Object.entries(properties).filter(([, value]) => value !== undefined)
    const changed = kept.map(([name, value]): [string, Properties[string]] => {
      if (name === 'id') return [name, this.id(String(value))]
      if (REFERENCES.includes(name)) return [name, [value ?? []].flat().map((id) => this.id(String(id)))]
      if (name === 'src' || HREFS.includes(name)) return [name, this.address(String(value))]
      if (typeof value === 'string' && value.includes('url(#'))
        return [name, value.replace(/url\(#([^)]*)\)/g, (_match, id: string) => `url(#${this.id(id)})`)]
      return [name, value]
    })
    return Object.fromEntries(changed)
  }

  private id(id: string): string {
    return this.section === undefined ? id : idIn(this.section, id)
  }

  private address(address: string): string {
    if (address.startsWith('#')) return `#${this.id(address.slice(1))}`
    return address.startsWith('/') ? this.hole(address) : address
  }
}

/** @returns the id of something inside of a section; of the section itself for `''`. */
const idIn = (section: string, id: string): string => (id ? `${section}--${id}` : section)

/** `h2` → `h3`; other names stay. */
const lower = (name: string): string => (/^h[2-5]$/.test(name) ? `h${Number(name[1]) + 1}` : name)
