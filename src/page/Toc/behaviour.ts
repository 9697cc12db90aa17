import { showInColumn } from '../../client/scroll-column'
import { onClick } from '../../client/listen'

/** A heading is current above this, in heights of the navbar: they grow with the font, as what an anchor stops at does. */
const LINE = 2.1

let entries: { heading: HTMLElement; links: HTMLElement[] }[] = []
let current: HTMLElement | undefined
let reading: HTMLElement | undefined

const folded = () => document.querySelector<HTMLDetailsElement>('.toc-inline')

/** @returns the id of the section that is being read; `undefined` above the first heading. */
export const currentSection = (): string | undefined => reading?.id

/** Marks the section that is being read in the tables of contents. Call once per frame of scrolling. */
export function markCurrentSection(): void {
  const line = (document.querySelector('.nav')?.clientHeight ?? 0) * LINE
  const atEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 4
  const passed = entries.filter(
    ({ heading }) => !heading.closest('[hidden]') && heading.getBoundingClientRect().top <= line,
  )
  const read = atEnd && scrollY > 0 ? entries.at(-1) : passed.at(-1)
  reading = read?.heading
  const entry = read ?? entries[0]
  if (entry?.heading === current) return
  current = entry?.heading
  for (const { heading, links } of entries) {
    for (const link of links) {
      if (heading === current) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
  }
  entry?.links.forEach(showInColumn)
  const name = folded()?.querySelector('.toc-now')
  if (name) name.textContent = entry?.links[0]?.textContent ?? ''
}

/** Finds the headings of the page and their links in the tables of contents. */
export function readContents(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.toc ol a, .toc-inline a')]
  const byHeading = new Map<HTMLElement, HTMLElement[]>()
  for (const link of links) {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)))
    if (heading) byHeading.set(heading, [...(byHeading.get(heading) ?? []), link])
  }
  entries = [...byHeading].map(([heading, own]) => ({ heading, links: own }))
  current = undefined
  markCurrentSection()
}

/** The folded table of contents closes when one of its entries has been chosen. */
export function startContents(): void {
  onClick('.toc-inline a', () => folded()?.removeAttribute('open'))
}
