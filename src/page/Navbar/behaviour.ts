/** Scrolling by less than this does not hide the navbar. */
const STEP = 6
/** Nor does anything this near to the top. */
const TOP = 240
/** A jump to an anchor scrolls no later than this, in milliseconds. */
const JUMP_MS = 200

let last = 0
let jumped = -Infinity

/** Call before a jump to an anchor: it must not hide the navbar. */
export function expectJump(): void {
  jumped = performance.now()
}

/** Hides the navbar on the way down and shows it on any way up (specification, section 2). Call once per frame of scrolling. */
export function hideNavbar(): void {
  const y = scrollY
  if (Math.abs(y - last) <= STEP) return
  const jump = performance.now() - jumped < JUMP_MS
  const busy = document.querySelector('.nav:focus-within, dialog[open]')
  const hide = y > last && y > TOP && !jump && !busy
  document.documentElement.dataset.nav = hide ? 'hidden' : ''
  last = y
}

/** Shows the navbar; for a page that has just come. */
export function showNavbar(): void {
  last = scrollY
  document.documentElement.dataset.nav = ''
}

/** The focus may move into the navbar: were it still out of sight, the browser would scroll the page to reach it. */
export function startNavbar(): void {
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Tab') document.documentElement.dataset.nav = 'now'
  })
}

/** Marks the section of the page in the navbar and the drawer, which stay when the page changes. */
export function markSection(): void {
  const section = document.querySelector<HTMLElement>('[data-section]')?.dataset.section
  document.querySelectorAll<HTMLElement>('[data-nav]').forEach((link) => {
    link.ariaCurrent = section && link.dataset.nav === section ? 'page' : null
  })
}
