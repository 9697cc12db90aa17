/**
 * Splits front matter off a page.
 * @returns the YAML text (or `undefined` when the file does not start with `---`), its first line, and the body with
 *   blank lines in place of the front matter, so that every later line number is the file's own.
 */
export function splitFrontMatter(source: string): { yaml: string | undefined; body: string } {
  const match = /^---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(source.replace(/^\ufeff/, ''))
  if (!match) return { yaml: undefined, body: source }
  const blank = match[0].replace(/[^\n]/g, '')
  return { yaml: match[1] ?? '', body: blank + source.replace(/^\ufeff/, '').slice(match[0].length) }
}
