import { MOST_LINES, type FromSandbox, type Level, type Line } from '../messages'
import { FaultAt } from './fault'
import { placesOf, withNames } from './names'

/** Milliseconds between two messages with lines: a program may write faster than a page can show. */
const REST_MS = 100

/** Lines in that time for the browser's own console, which takes hundreds of times as long for each. */
const MOST_OWN = 500

/** Objects that are looked into for a line: its text is cut, and an object of an SDK leads to all that it draws. */
const MOST_VALUES = 300

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

/** What of a value is written, as JSON has it, but not by its own `toJSON`: that of a scene writes every picture. */
function plain(value: unknown, seen: Set<object>): unknown {
  if (typeof value === 'function') return '[Function]'
  if (typeof value !== 'object' || value === null || value instanceof Date || value instanceof URL) return value
  if (seen.has(value) || seen.size >= MOST_VALUES || value instanceof Node || ArrayBuffer.isView(value))
    return Object.prototype.toString.call(value)
  seen.add(value)
  if (Array.isArray(value)) return value.slice(0, MOST_VALUES).map((one) => plain(one, seen))
  const entries = Object.entries(value).slice(0, MOST_VALUES)
  return Object.fromEntries(entries.map(([key, one]) => [key, plain(one, seen)]))
}

/** One value of a console line, short. */
function textOf(value: unknown): string {
  // Its stack is mostly the runner and the SDK; where it went through the reader's files is sent beside it
  if (typeof value !== 'object' || value === null || value instanceof Error) return String(value)
  if (value instanceof Event) {
    // What happened, and to which file: nothing else of it can be read as JSON
    const address = value.target instanceof Element ? value.target.getAttribute('src') : null
    return ['Event', value.type, address].filter(Boolean).join(' ')
  }
  try {
    const text = JSON.stringify(plain(value, new Set()))
    return text.length > 600 ? `${text.slice(0, 600)}…` : text
  } catch {
    return Object.prototype.toString.call(value)
  }
}

function line(level: Level, values: unknown[]): void {
  const error = values.find((value) => value instanceof Error)
  const places = error instanceof FaultAt ? [error.place] : error ? placesOf(error) : []
  add({ level, text: withNames(values.map(textOf).join(' ')).slice(0, 2000), places })
}

/** Passes what programs write, and errors that nobody catches, on to the page. */
export function passOn(): void {
  for (const level of ['log', 'info', 'warn', 'error'] as const) {
    const write = console[level].bind(console)
    console[level] = (...values: unknown[]) => {
      if (own++ < MOST_OWN) write(...values)
      line(level, values)
    }
  }
  addEventListener('error', ({ error, message }) => {
    // What browsers write into no console: sizes that changed while they were told are told in the next frame
    if (!message.startsWith('ResizeObserver loop')) line('error', [error ?? message])
  })
  addEventListener('unhandledrejection', ({ reason }) => line('error', [reason]))
}
