const WHOLE = /^---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/
/** What was meant to be front matter: it is no part of the text, so nothing in it is reported as Markdown. */
const MEANT = /^\s*(?:-{3,}|\+{3})[ \t]*\r?\n[\s\S]*?\r?\n[ \t]*(?:-{3,}|\+{3}|\.{3})[ \t]*(?:\r?\n|$)/

/**
 * Splits front matter off a page.
 * @returns the YAML text (or `undefined` when the file does not start with `---`), its first line, and the body with
 *   blank lines in place of the front matter, so that every later line number is the file's own.
 */
export function splitFrontMatter(source: string): { yaml: string | undefined; body: string } {
  const text = source.replace(/^\ufeff/, '')
  const match = WHOLE.exec(text)
  const [taken = ''] = match ?? MEANT.exec(text) ?? []
  return { yaml: match ? (match[1] ?? '') : undefined, body: taken.replace(/[^\n]/g, '') + text.slice(taken.length) }
}
