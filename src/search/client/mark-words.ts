import { hashTarget } from '../../client/hash-target'
import { make } from '../../client/make'
import { findSpans } from '../engine/highlight'

/** Class of the marks, so that only these are removed again. */
const CLASS = 'found'
/** A word that stands everywhere would hide the others. */
const LIMIT = 120
const SKIPPED = 'script,style,svg,button,.tablist'

const levelOf = (element: Element): number => Number(/^H([1-6])$/.exec(element.tagName)?.[1] ?? 7)

/** The text nodes of an article that belong to a place: a heading's section, a row, a text, or everything. */
function textsOf(article: Element, target: Element | null): Text[] {
  const heading = target && levelOf(target) < 7 ? target : null
  const walker = document.createTreeWalker(article, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  let inside = !heading
  while (walker.nextNode()) {
    const node = walker.currentNode
    if (node === heading) inside = true
    else if (heading && inside && node instanceof Element && levelOf(node) <= levelOf(heading)) break
    const belongs = inside && (heading || !target || target.contains(node))
    if (belongs && node instanceof Text && !node.parentElement?.closest(SKIPPED)) texts.push(node)
  }
  return texts
}

function mark(text: Text, words: string[]): number {
  const spans = findSpans(text.data, words)
  // From the end, so that what is cut off does not move the rest.
  for (const { start, end } of [...spans].reverse()) {
    const found = text.splitText(start)
    found.splitText(end - start)
    const element = make('mark', { className: CLASS, role: 'none' })
    found.replaceWith(element)
    element.append(found)
  }
  return spans.length
}

function unmarkAll(): void {
  for (const element of document.querySelectorAll(`mark.${CLASS}`)) {
    const parent = element.parentNode
    element.replaceWith(...element.childNodes)
    parent?.normalize()
  }
}

/**
 * Marks words where a hit leads to: in the section that the hash names, or in the whole article when the section has
 * none of them. Earlier marks are removed.
 *
 * @param words lower case.
 * @param hash of the address, with `#`, percent-encoded; `''` for the page's top.
 */
export function markWords(words: string[], hash: string): void {
  unmarkAll()
  const article = document.querySelector('main article') ?? document.querySelector('main')
  if (!article) return
  const target = hashTarget(hash)
  let count = 0
  for (const place of new Set([target, null])) {
    for (const text of textsOf(article, place)) {
      if (count < LIMIT) count += mark(text, words)
    }
    if (count) return
  }
}
