/** Scrolling by less than this does not hide the navbar. */
const STEP = 6
/** Nor does anything this near to the top. */
const TOP = 240
/** A heading is current once its top is this near to the navbar. */
const SPY_OFFSET = 60

let last = 0
let jumped = 0
let entries: { heading: HTMLElement; links: HTMLElement[] }[] = []
let current: HTMLElement | undefined
let reading: HTMLElement | undefined

/** @returns the id of the section that is being read; `undefined` above the first heading. */
export const currentSection = (): string | undefined => reading?.id

/** Call before a jump to an anchor: it must not hide the navbar. */
export function expectJump(): void {
  jumped = performance.now()
}

function hideNavbar(): void {
  const y = scrollY
  if (Math.abs(y - last) <= STEP) return
  const jump = performance.now() - jumped < 200
  const busy = document.querySelector('.nav:focus-within, dialog[open]')
  const hide = y > last && y > TOP && !jump && !busy
  document.documentElement.dataset.nav = hide ? 'hidden' : ''
  last = y
}

function spy(): void {
  const line = (document.querySelector('.nav')?.clientHeight ?? 0) + SPY_OFFSET
  const atEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 4
  const passed = entries.filter(({ heading }) => heading.getBoundingClientRect().top <= line)
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
}

/** Scrolls the sidebar or the table of contents, never the page, so that a link of it can be seen. */
export function showInColumn(link: HTMLElement): void {
  const column = link.closest('.side, .toc')
  if (!column) return
  const box = column.getBoundingClientRect()
  const { top, bottom } = link.getBoundingClientRect()
  if (top < box.top + 40 || bottom > box.bottom - 40) column.scrollTop += top - box.top - box.height / 2
}

/** Finds the headings of the page and their links in the table of contents. */
export function resetSpy(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.toc ol a, .side a[href^="#"]')]
  const byHeading = new Map<HTMLElement, HTMLElement[]>()
  for (const link of links) {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)))
    if (heading) byHeading.set(heading, [...(byHeading.get(heading) ?? []), link])
  }
  entries = [...byHeading].map(([heading, own]) => ({ heading, links: own }))
  current = undefined
  last = scrollY
  document.documentElement.dataset.nav = ''
  spy()
}

/** Hides the navbar on the way down, shows it on any way up, and follows the current heading. */
export function startScroll(): void {
  // The focus may move into the navbar: were it still out of sight, the browser would scroll the page to reach it
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Tab') document.documentElement.dataset.nav = 'now'
  })
  let waiting = false
  addEventListener(
    'scroll',
    () => {
      if (waiting) return
      waiting = true
      requestAnimationFrame(() => {
        waiting = false
        hideNavbar()
        spy()
      })
    },
    { passive: true },
  )
}
