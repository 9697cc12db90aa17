import { withBase } from '../site/routes'

/** A start tag; values of attributes may hold `>`. The pipeline writes `<` in text as an entity. */
const ATTRIBUTES = String.raw`[^"'>]*(?:(?:"[^"]*"|'[^']*')[^"'>]*)*`
const START_TAG = new RegExp(`<([a-z][a-z\\d]*)(${ATTRIBUTES})>`, 'gi')
const BUTTON = new RegExp(`<button\\b${ATTRIBUTES}>([^]*?)</button>`, 'gi')
const EMPTY_TABLIST = new RegExp(`<div class="tablist"${ATTRIBUTES}>\\s*</div>`, 'g')
const ANCHOR = new RegExp(`<a class="anchor"${ATTRIBUTES}>[^<]*</a>`, 'g')
const ICON = new RegExp(`<svg class="icon"${ATTRIBUTES}>[^]*?</svg>`, 'g')
const IMAGE = new RegExp(`<img\\b${ATTRIBUTES}>`, 'i')
/** Attributes that name ids, one or several. */
const REFERENCES = / (aria-labelledby|aria-describedby|aria-controls|for)="([^"]*)"/g

/** What the replacements in start tags look for: most tags have none of it, and are left as they are. */
const CHANGES = / (?:id|href|xlink:href|role|tabindex|loading|for)=|aria-|url\(#/

/** What a page is called inside of a printable document. */
export interface PrintTarget {
  /** Id of the page's section; ids inside of it begin with it. */
  slug: string
  /** Sections of the pages in the same document, by route without prefix. */
  slugs: ReadonlyMap<string, string>
}

const inside = (slug: string, id: string): string => (id ? `${slug}--${id}` : slug)

/**
 * Fits an article into a printable document: no controls, all details open, headings one level lower, ids unique in
 * the document, and links between its pages inside of it. Works on the text, because parsing some megabytes of HTML
 * again would cost a build seconds; the pipeline's HTML is regular (double quotes, no comments).
 * @param html an article as the pipeline makes it.
 */
export function printArticle(html: string, { slug, slugs }: PrintTarget): string {
  const link = (href: string): string => {
    if (href.startsWith('#')) return `#${inside(slug, href.slice(1))}`
    const [path = '', hash = ''] = href.split('#')
    const other = slugs.get(path.startsWith(withBase('/')) ? path.slice(withBase('').length) : '')
    return other ? `#${inside(other, hash)}` : href
  }
  return html
    .replace(ANCHOR, '')
    .replace(ICON, '')
    .replace(BUTTON, (_whole, content: string) => IMAGE.exec(content)?.[0] ?? '')
    .replace(EMPTY_TABLIST, '')
    .replace(START_TAG, (whole, name: string, attributes: string) => {
      const tag = lower(name)
      if (tag === name && tag !== 'details' && !CHANGES.test(attributes)) return whole
      const panel = attributes.includes('role="tabpanel"')
      const changed = attributes
        .replace(/ id="([^"]*)"/, (_match, id: string) => ` id="${inside(slug, id)}"`)
        .replace(/ (href|xlink:href)="([^"]*)"/g, (_match, key: string, href: string) => ` ${key}="${link(href)}"`)
        .replace(/url\(#([^)]*)\)/g, (_match, id: string) => `url(#${inside(slug, id)})`)
        .replace(panel ? / (?:role|aria-labelledby|tabindex)="[^"]*"/g : / loading="lazy"/g, '')
        .replace(REFERENCES, (_match, key: string, ids: string) => {
          const all = ids.split(' ').map((id) => inside(slug, id))
          return ` ${key}="${all.join(' ')}"`
        })
      return `<${tag}${tag === 'details' && !/ open\b/.test(changed) ? ' open' : ''}${changed}>`
    })
    .replace(/<\/(h[2-5])>/g, (_whole, name: string) => `</${lower(name)}>`)
}

/** `h2` → `h3`; other names stay. */
const lower = (name: string): string => (/^h[2-5]$/.test(name) ? `h${Number(name[1]) + 1}` : name)
