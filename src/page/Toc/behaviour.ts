import { hashTarget } from '../../client/hash-target'
import { showInColumn } from '../../client/scroll-column'
import { onClick } from '../../client/listen'

/** A heading is current above this, in heights of the navbar: they grow with the font, as what an anchor stops at does. */
const LINE = 2.1

let entries: { heading: HTMLElement; links: HTMLElement[] }[] = []
let current: HTMLElement | undefined
let reading: HTMLElement | undefined

/** @returns the id of the section that is being read; `undefined` above the first heading. */
export const currentSection = (): string | undefined => reading?.id

/** Marks the section that is being read in the tables of contents. Call once per frame of scrolling. */
export function markCurrentSection(): void {
  const atEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 4
  const chosen = document.querySelector(':target')?.getBoundingClientRect().top ?? 0
  // At the end nothing more comes up to the line: what has been chosen is read, if it is in sight, else the last section
  const line =
    (atEnd && (chosen > 0 ? chosen : scrollY && Infinity)) || document.querySelector('.nav')!.clientHeight * LINE
  const passed = entries.filter(
    ({ heading }) => !heading.closest('[hidden]') && heading.getBoundingClientRect().top <= line,
  )
  const read = passed.at(-1)
  reading = read?.heading
  const entry = read ?? entries[0]
  if (entry?.heading === current) return
  current = entry?.heading
  for (const { heading, links } of entries) {
    for (const link of links) link.ariaCurrent = heading === current ? 'true' : null
  }
  entry?.links.forEach(showInColumn)
  const name = document.querySelector('.toc-now')
  if (name) name.textContent = entry?.links[0]?.textContent ?? ''
}

/** Finds the headings of the page and their links in the tables of contents. */
export function readContents(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.toc ol a, .toc-inline a')]
  const byHeading = new Map<HTMLElement, HTMLElement[]>()
  for (const link of links) {
    const heading = hashTarget(link.hash)
    if (heading) byHeading.set(heading, [...(byHeading.get(heading) ?? []), link])
  }
  entries = [...byHeading].map(([heading, own]) => ({ heading, links: own }))
  current = undefined
  markCurrentSection()
}

/** The folded table of contents closes when one of its entries has been chosen. */
export function startContents(): void {
  onClick('.toc-inline a', (link) => (link.closest('details')!.open = false))
  // At the end another choice scrolls nothing
  addEventListener('hashchange', markCurrentSection)
}
