import { sandbox as strings } from '../../site/strings/demo'
import { fill } from '../../site/strings/interface'
import { MOST_LINES, type FromSandbox, type Level, type Line } from '../messages'
import { FaultAt } from './fault'
import { placesOf, withNames } from './names'
import { lineOf, textOf } from './written'

/** Milliseconds between two messages with lines: a program may write faster than a page can show. */
const REST_MS = 100

/** Lines in that time for the browser's own console, which takes hundreds of times as long for each. */
const MOST_OWN = 500

let waiting: Line[] = []
let own = 0
let isResting = false

const post = (message: FromSandbox): void => parent.postMessage(message, '*')

function sendLines(): void {
  if (waiting.length) post({ kind: 'lines', lines: waiting })
  waiting = []
}

/** Says something to the page, behind the lines that wait. */
export function tell(message: FromSandbox): void {
  sendLines()
  post(message)
}

/** The first line goes at once, those that follow together; what repeats is counted, and errors stay longest. */
function add({ level, text, places }: Omit<Line, 'count'>): void {
  const last = waiting.at(-1)
  if (last?.level === level && last.text === text) last.count++
  else waiting.push({ level, text, places, count: 1 })
  if (waiting.length > MOST_LINES) {
    const least = waiting.findIndex((one) => one.level !== 'error')
    waiting.splice(Math.max(least, 0), 1)
  }
  if (isResting) return
  isResting = true
  sendLines()
  setTimeout(() => {
    isResting = false
    own = 0
    sendLines()
  }, REST_MS)
}

function line(level: Level, values: unknown[], error = values.find((value) => value instanceof Error)): void {
  const places = error instanceof FaultAt ? [error.place] : error ? placesOf(error) : []
  add({ level, text: withNames(lineOf(values)).slice(0, 2000), places })
}

const counts = new Map<string, number>()
const begun = new Map<string, number>()

function tellTime(label = 'default'): void {
  const start = begun.get(label)
  if (start !== undefined) line('log', [`${label}: ${(performance.now() - start).toFixed(1)} ms`])
}

/** What is passed on of each method that writes. */
const METHODS = {
  log: (...values: unknown[]) => line('log', values),
  info: (...values: unknown[]) => line('info', values),
  warn: (...values: unknown[]) => line('warn', values),
  error: (...values: unknown[]) => line('error', values),
  debug: (...values: unknown[]) => {
    // Plugins write their steps with it, which browsers hide as well: only what a file of the project calls itself
    const [, , caller] = new Error().stack!.split('\n').filter((text) => /:\d/.test(text))
    if (placesOf({ stack: caller }).length > 0) line('log', values)
  },
  dir: (value: unknown) => line('log', [value]),
  table: (data: unknown) => {
    const rows = typeof data === 'object' && data ? Object.entries(data) : []
    line('log', rows.length > 0 ? [rows.map(([key, row]) => `${key} ${textOf(row)}`).join('\n')] : [data])
  },
  group: (...values: unknown[]) => line('log', values),
  groupCollapsed: (...values: unknown[]) => line('log', values),
  trace: (...values: unknown[]) => {
    const places = placesOf(new Error()).map(({ file, line }) => `\n  ${file}:${line}`)
    line('log', [['Trace', lineOf(values)].join(' ') + places.join('')])
  },
  assert: (isTrue: unknown, ...values: unknown[]) => {
    const error = values.find((value) => value instanceof Error) ?? new Error()
    if (!isTrue) line('error', [['Assertion failed', lineOf(values)].filter(Boolean).join(': ')], error)
  },
  count: (label = 'default') => {
    counts.set(label, (counts.get(label) ?? 0) + 1)
    line('log', [`${label}: ${counts.get(label)}`])
  },
  countReset: (label = 'default') => void counts.delete(label),
  time: (label = 'default') => void begun.set(label, performance.now()),
  timeLog: tellTime,
  timeEnd: (label = 'default') => {
    tellTime(label)
    begun.delete(label)
  },
}

/** Passes what programs write, and errors that nobody catches, on to the page. */
export function passOn(): void {
  for (const name of Object.keys(METHODS) as (keyof typeof METHODS)[]) {
    const write = console[name].bind(console) as (...values: unknown[]) => void
    const pass = METHODS[name] as typeof write
    console[name] = (...values: unknown[]) => {
      if (own++ < MOST_OWN) write(...values)
      pass(...values)
    }
  }
  for (const name of ['alert', 'confirm', 'prompt', 'open'] as const) {
    const show = globalThis[name].bind(globalThis) as (...values: unknown[]) => unknown
    Object.assign(globalThis, {
      [name]: (text: unknown = '', ...values: unknown[]) => {
        const value = show(text, ...values)
        line('warn', [fill(strings.noWindow, { name, text: String(text), value: String(value) })])
        return value
      },
    })
  }
  addEventListener('click', (event) => {
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement)
    // Of another address the sandbox shows an error page, and no program any more
    if (!link?.href || event.defaultPrevented || link.href.startsWith(`${location.href.split('#')[0]}#`)) return
    event.preventDefault()
    line('warn', [fill(strings.noLink, { href: link.href })])
  })
  addEventListener('error', ({ error, message, filename, lineno }) => {
    // What browsers write into no console: sizes that changed while they were told are told in the next frame
    if (message.startsWith('ResizeObserver loop')) return
    // A text that is no program is in no stack
    const [place] = placesOf({ stack: `${filename}:${lineno}` })
    const isPlaced = !place || (error instanceof Error && placesOf(error).length > 0)
    line('error', [isPlaced ? (error ?? message) : new FaultAt(String(error ?? message), place)])
  })
  addEventListener('unhandledrejection', ({ reason }) => line('error', [reason]))
}
