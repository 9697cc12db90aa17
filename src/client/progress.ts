import { PROGRESS_DELAY_MS } from '../site/constants'
import { pageState } from '../site/strings/interface'
import { make } from './make'

let bar: HTMLElement | undefined
let spinner: HTMLElement | undefined
let timer: number | undefined

function show(): void {
  bar = make('div', { className: 'progress', role: 'progressbar', ariaLabel: pageState.progressAria })
  spinner = make('div', { className: 'spinner page-spinner' })
  document.body.append(bar, spinner)
  let share = 0.2
  const creep = () => {
    bar?.style.setProperty('transform', `scaleX(${share})`)
    share += (0.9 - share) * 0.2
    timer = window.setTimeout(creep, 220)
  }
  requestAnimationFrame(creep)
}

/** Shows the progress bar and a spinner if the page takes longer than the specification's delay (sections 2 and 4). */
export function startProgress(): void {
  if (timer === undefined) timer = window.setTimeout(show, PROGRESS_DELAY_MS)
}

/** Completes and removes the progress bar. */
export function endProgress(): void {
  clearTimeout(timer)
  timer = undefined
  const done = bar
  bar = undefined
  spinner?.remove()
  if (!done) return
  done.style.cssText = 'transform:none;opacity:0'
  setTimeout(() => done.remove(), 300)
}
