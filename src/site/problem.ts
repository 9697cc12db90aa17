import type { Problem } from './types'

/** Where an author wrote something: a file from the root, and a line when it is known. */
export type Place = Pick<Problem, 'file' | 'line'>

/** @returns what breaks a page or a reader: it stops a build. The remedy says what to do about it. */
export const errorAt = ({ file, line }: Place, rule: string, message: string, remedy?: string): Problem => ({
  severity: 'error',
  rule,
  file,
  ...(line && { line }),
  message,
  ...(remedy && { remedy }),
})

/** @returns what is only told. */
export const warningAt = (...of: Parameters<typeof errorAt>): Problem => ({ ...errorAt(...of), severity: 'warning' })
