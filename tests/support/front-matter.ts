import { parse } from 'yaml'

/** @returns the facts on top of a Markdown text, and the text below. @throws when there are none. */
export function withoutFrontMatter(source: string): { facts: Record<string, unknown>; text: string } {
  const [, yaml, text] = /^---\n([^]*?\n)---\n([^]*)$/.exec(source) ?? []
  if (yaml === undefined || text === undefined) throw new Error('no front matter')
  return { facts: parse(yaml) as Record<string, unknown>, text }
}
