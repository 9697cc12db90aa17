const WHOLE = /^---[ \t]*\n([\s\S]*?)\n---[ \t]*(?:\n|$)/

/**
 * Splits front matter off a page.
 * @returns the YAML text (or `undefined` when the file does not start with `---`), its first line, and the body with
 *   blank lines in place of the front matter, so that every later line number is the file's own.
 */
export function splitFrontMatter(source: string): { yaml: string | undefined; body: string } {
  const match = WHOLE.exec(source)
  const [taken = ''] = match ?? []
  return { yaml: match?.[1], body: taken.replace(/[^\n]/g, '') + source.slice(taken.length) }
}
