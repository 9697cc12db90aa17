import type { FromFrame, Level } from '../messages'
import { FaultAt } from './fault'
import { placesOf, withNames } from './names'

export const tell = (message: FromFrame): void => parent.postMessage(message, '*')

/** What happened, and to which file: nothing else of it can be read as JSON. */
function eventText({ type, target }: Event): string {
  const address = target instanceof Element ? target.getAttribute('src') : null
  return ['Event', type, address].filter(Boolean).join(' ')
}

/** One value of a console line, short. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  // Its stack is mostly the runner and the SDK; where it went through the reader's files is sent beside it
  if (value instanceof Error) return String(value)
  if (typeof value !== 'object' || value === null) return String(value)
  if (value instanceof Event) return eventText(value)
  const seen = new WeakSet<object>()
  try {
    const text = JSON.stringify(value, (_key, inner: unknown) => {
      if (typeof inner === 'function') return '[Function]'
      if (typeof inner !== 'object' || inner === null) return inner
      if (seen.has(inner) || inner instanceof Node) return Object.prototype.toString.call(inner)
      seen.add(inner)
      return inner
    })
    return text.length > 600 ? `${text.slice(0, 600)}…` : text
  } catch {
    return Object.prototype.toString.call(value)
  }
}

function line(level: Level, values: unknown[]): void {
  const error = values.find((value) => value instanceof Error)
  const places = error instanceof FaultAt ? [error.place] : error ? placesOf(error) : []
  tell({ kind: 'line', level, text: withNames(values.map(textOf).join(' ')).slice(0, 2000), places })
}

/** Passes what programs write, and errors that nobody catches, on to the page. */
export function passOn(): void {
  for (const level of ['log', 'info', 'warn', 'error'] as const) {
    const own = console[level].bind(console)
    console[level] = (...values: unknown[]) => {
      own(...values)
      line(level, values)
    }
  }
  addEventListener('error', ({ error, message }) => line('error', [error ?? message]))
  addEventListener('unhandledrejection', ({ reason }) => line('error', [reason]))
}
