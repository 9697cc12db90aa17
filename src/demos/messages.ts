import type { Program } from './project/program'

/** What the page and the sandbox say to each other. */

export type Level = 'log' | 'info' | 'warn' | 'error'

/** A line of a file of the project, from 1. */
export interface Place {
  file: string
  line: number
}

/** Lines that a console holds; older ones go. */
export const MOST_LINES = 100

/** A line of the console. */
export interface Line {
  level: Level
  text: string
  /** Of an error: the lines of the project that it went through, the innermost first. */
  places: Place[]
  /** How often it was written in a row. */
  count: number
}

/**
 * From the sandbox: it wants a module, by its path below the folder of the demos; it listens; lines of its console, the
 * oldest first; the main module has been run.
 */
export type FromSandbox =
  { kind: 'ask'; name: string } | { kind: 'ready' } | { kind: 'lines'; lines: Line[] } | { kind: 'started' }

/** From the page: a module that was asked for, without text when it cannot be had. */
export interface ModuleText {
  name: string
  text: string | undefined
}

/** From the page, once: what is to be run. */
export type ToSandbox = Pick<Program, 'sdk' | 'entry' | 'html' | 'files'>
