import type { Doc } from './types'

/** @returns a page's MDX with generated parts put in. */
export function expandSource(_root: string, doc: Doc): string {
  return doc.body
}
