/**
 * Runs at the end of the body. Gatsby's scripts lie inert in a `<template>`; this starts them when the reader is about
 * to use something, or when the browser is idle after the page has loaded. Buttons pressed before are pressed again
 * once the behaviours are there; links are plain links until then. Bundled by `src/build/page-assets.ts`.
 */
import { layOutAll } from '../late-layout'
import { warnAboutBase } from './base-url'
import type { InlineConstants } from './constants'

declare const INLINE: InlineConstants

type Boot = Omit<Window, '___webpackCompilationHash'> & {
  pageData?: { path: string }
  pagePath?: string
  ___chunkMapping?: object
  ___webpackCompilationHash?: string
  /** Called by `gatsby-browser` once clicks are handled. */
  ___replay?: () => void
}

/** Idle after load is no hurry: the page is complete, and nothing else may wait for the line. */
const IDLE_AFTER_MS = 2000
const INTENTS = ['pointerover', 'touchstart', 'focusin', 'keydown']
const CONTROLS = 'a,button,input,summary,[role=tab]'
const HELD = 'button,[data-search-open]'

const w = window as unknown as Boot
const held: HTMLElement[] = []
let started = false

const side = document.querySelector('.side')
const entry = side?.querySelector<HTMLElement>('[aria-current]')
// Where it is not shown, asking for a height, or for the style itself, would style and lay out the whole page at once
const isShown = matchMedia(`(width > ${INLINE.mobileMaxWidth}px)`).matches
if (side && isShown && entry && entry.offsetTop > side.clientHeight)
  side.scrollTop = entry.offsetTop - side.clientHeight / 2

function boot(): void {
  if (started) return
  started = true
  const { content } = document.getElementById('gatsby-scripts') as HTMLTemplateElement
  // Gatsby takes the page's data from here and does not fetch them; the article is in the document
  w.pageData = JSON.parse(document.getElementById('page-data')!.textContent!) as { path: string }
  w.pagePath = w.pageData.path
  w.___chunkMapping = {}
  w.___webpackCompilationHash = /CompilationHash="(\w+)"/.exec(content.textContent ?? '')?.[1]
  // A copy of a template's script would be blocked by a content security policy: make new ones
  content.querySelectorAll<HTMLScriptElement>('script[src]:not([nomodule])').forEach(({ src }) => {
    const script = document.createElement('script')
    script.src = src
    script.async = false
    script.onerror = fail
    document.head.append(script)
  })
}

/** A script is missing: links go on working as links, and a wrong base is named. */
function fail(): void {
  release()
  warnAboutBase(w.pagePath!)
}

function release(): void {
  removeEventListener('click', hold, true)
  removeEventListener('keydown', holdShortcut, true)
}

function hold(event: MouseEvent): void {
  const control = (event.target as Element).closest<HTMLElement>(HELD)
  if (!control || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return
  boot()
  // The browser operates these itself
  if (control.hasAttribute('command') && 'command' in HTMLButtonElement.prototype) return
  event.preventDefault()
  event.stopImmediatePropagation()
  held.push(control)
}

function holdShortcut(event: KeyboardEvent): void {
  const typing = (event.target as Element).closest?.('input,textarea,select,[contenteditable]')
  const search = event.key === '/' ? !typing : event.key === 'k' && (event.ctrlKey || event.metaKey)
  const button = document.querySelector<HTMLElement>('[data-search-open]')
  if (!search || !button) return
  event.preventDefault()
  held.push(button)
}

w.___replay = () => {
  release()
  held.splice(0).forEach((control) => control.click())
}
addEventListener('click', hold, true)
addEventListener('keydown', holdShortcut, true)
INTENTS.forEach((type) =>
  addEventListener(
    type,
    ({ target }) => {
      if (type === 'keydown' || (target as Element).closest?.(CONTROLS)) boot()
    },
    { capture: true, passive: true },
  ),
)
// A jump inside the page needs exact places, also one to its end
addEventListener('click', ({ target }) => (target as Element).closest('a')?.hash && layOutAll(), true)
addEventListener(
  'keydown',
  ({ key, metaKey }) => (key === 'End' || (metaKey && key === 'ArrowDown')) && layOutAll(),
  true,
)
addEventListener('load', () => {
  addEventListener('scroll', boot, { once: true, passive: true })
  setTimeout(() => (w.requestIdleCallback ?? setTimeout)(boot), IDLE_AFTER_MS)
})

// A question in the address waits for its answer (specification, section 2)
if (/[?&]q=./.test(location.search)) boot()

// Makes this a module for the bundler, which would wrap it otherwise
export {}
