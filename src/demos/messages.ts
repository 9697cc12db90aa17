import type { Program } from './project/program'

/** What the page and the frame say to each other. */

export type Level = 'log' | 'info' | 'warn' | 'error'

/** A line of a file of the project, from 1. */
export interface Place {
  file: string
  line: number
}

/**
 * From the frame: it listens; a line of its console, of an error with the lines of the project that it went through, the
 * innermost first; the main module has been run.
 */
export type FromFrame =
  { kind: 'ready' } | { kind: 'line'; level: Level; text: string; places: Place[] } | { kind: 'started' }

/** From the page, once: what is to be run. */
export type ToFrame = Pick<Program, 'sdk' | 'entry' | 'html' | 'files'>
