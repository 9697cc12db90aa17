import { docPath, withBase } from '../../site/routes'

/** A name in a line of code: where it begins without the line's indent, its length, and its entry, `page#anchor`. */
export type CodeName = [column: number, length: number, entry: string]

/** Names of the SDKs in the code of a page, by line without white space at its ends. */
export type PageNames = Record<string, CodeName[]>

/** Languages whose names the compiler has looked up. */
const LANGUAGES = ['ts', 'tsx', 'js', 'jsx']
/** A tag, or a character of the text: most are written as they are, some as `&lt;`. */
const PIECE = /(<[^>]*>)|(&[a-z#\d]+;|[^])/g
const CHARACTERS: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&amp;': '&', '&quot;': '"' }

/**
 * Makes the names of the SDKs in a highlighted block lead to their entries: each the first time that it stands there, so
 * that a key press goes from name to name and not through every repetition.
 * @param html what `highlightCode` has made, lines divided by `\n`.
 */
export function linkNames(html: string, language: string, names: PageNames): string {
  if (!LANGUAGES.includes(language)) return html
  const linked = new Set<string>()
  return html
    .split('\n')
    .map((line) => {
      const text = line.replace(/<[^>]*>/g, '').replace(/&[a-z]+;/g, (written) => CHARACTERS[written] ?? written)
      const fresh = Object.hasOwn(names, text.trim())
        ? names[text.trim()]!.filter(([, , entry]) => !linked.has(entry) && linked.add(entry))
        : []
      return fresh.length ? linkLine(line, text.length - text.trimStart().length, fresh) : line
    })
    .join('\n')
}

function linkLine(line: string, indent: number, names: CodeName[]): string {
  let column = -indent
  let html = ''
  for (const [piece, tag] of line.matchAll(PIECE)) {
    const begins = tag ? undefined : names.find(([from]) => from === column)
    if (begins) html += `<a href="${addressOf(begins[2])}">`
    html += piece
    if (tag) continue
    column++
    if (names.some(([from, length]) => from + length === column)) html += '</a>'
  }
  return html
}

function addressOf(entry: string): string {
  const [page = '', anchor = ''] = entry.split('#')
  return `${withBase(docPath(page))}#${anchor}`
}
