import { withoutBase } from '../site/routes'

/** What is there to be pressed, and icons; of a picture that can be enlarged the button alone. */
const CONTROLS =
  /<svg class="icon"[^]*?<\/svg>|<search [^]*?<\/search>|<div class="tablist"[^]*?<\/div>|<button [^>]*class="zoom"[^>]*>|<button [^]*?<\/button>|<\/button>/g
/** On paper headings and rows are no links to themselves; there is no other link in them. */
const OWN_LINK = /<a (?:(?<=<h[2-5][^>]*><a )|class="anchor" )[^>]*>([^]*?)<\/a>/g
/** A tag as the compiler writes it. In text `<` is always a character reference. */
const TAG = /<\/?[a-z][^\s>]*(?:\s+[^\s=>]+(?:="[^"]*")?)*>/gi
const ATTRIBUTE = /\s([a-z:-]+)="([^"]*)"/gi
/** Most tags: a class at most, so that nothing of them changes. */
const PLAIN = /^<\/?(?!details|h[2-5])[a-z]+(?: class="[^"]*")?>$/
/** Pictures are there when the paper is printed, and a panel has no tab to be named by. */
const DROPPED = /\s(?:loading="lazy"|fetchpriority="high"|role="tabpanel"|aria-labelledby="tab-[^"]*")/g

/**
 * Makes an article fit to stand in a document of many: no controls, details open, headings one level lower, ids that begin
 * with the section's; links to pages of the document stay inside of it.
 * @param html of the page's article.
 * @param section id of the page's section.
 * @param sections ids of the sections of all pages of the document, by route without prefix.
 */
export function onPaper(html: string, section: string, sections: ReadonlyMap<string, string>): string {
  const idIn = (id: string): string => `${section}--${id}`
  const address = (href: string): string => {
    if (href.startsWith('#')) return `#${idIn(href.slice(1))}`
    const [path = '', hash = ''] = href.split('#')
    const other = sections.get(withoutBase(path))
    return other === undefined ? href : `#${hash ? `${other}--${hash}` : other}`
  }
  const attribute = (whole: string, name: string, value: string): string => {
    const is = (changed: string): string => ` ${name}="${changed}"`
    if (name === 'id') return is(idIn(value))
    if (/^(?:aria-(?:labelledby|describedby|controls)|for)$/.test(name)) return is(value.split(' ').map(idIn).join(' '))
    if (/^(?:xlink:)?href$/.test(name)) return is(address(value))
    return whole.replace(/url\(#([^)]*)\)/g, (_, id: string) => `url(#${idIn(id)})`)
  }
  return html
    .replace(CONTROLS, '')
    .replace(OWN_LINK, '$1')
    .replace(TAG, (tag) =>
      PLAIN.test(tag)
        ? tag
        : tag
            .replace(DROPPED, '')
            .replace(/^<details(?! open)/, '<details open')
            .replace(/^(<\/?h)([2-5])/, (_, start: string, level: string) => start + String(Number(level) + 1))
            .replace(ATTRIBUTE, attribute),
    )
}
