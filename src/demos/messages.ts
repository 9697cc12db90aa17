import type { Program } from './project/program'

/** What the page and the frame say to each other. */

export type Level = 'log' | 'info' | 'warn' | 'error'

/** From the frame: it listens; a line of its console; the main module has been run. */
export type FromFrame = { kind: 'ready' } | { kind: 'line'; level: Level; text: string } | { kind: 'started' }

/** From the page, once: what is to be run. */
export type ToFrame = Pick<Program, 'sdk' | 'entry' | 'html' | 'files'>
