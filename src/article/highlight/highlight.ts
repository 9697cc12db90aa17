import { escapeText } from '../../site/escape-html'
import { createOnce } from '../../site/once'
import { own } from '../../site/own'
import { GRAMMARS } from './grammars'
import type { Highlighter, Piece } from './roles'

/** Languages without a grammar of their own. */
const PLAIN_LANGUAGES = ['text', 'diff']

/** Languages an author may write after the fence. */
export const LANGUAGES: readonly string[] = [...Object.keys(GRAMMARS), ...PLAIN_LANGUAGES]

const once = createOnce()

function highlighterOf(language: string): Promise<Highlighter> | undefined {
  const load = own(GRAMMARS, language)
  return load && once(language, load)
}

/**
 * Colours code at build time.
 * @param code source text without a final newline.
 * @param language one of {@link LANGUAGES}; others are shown plain.
 * @returns the HTML of each line: text and `<i class="k">` spans, neighbours of one class merged.
 */
export async function highlightLines(code: string, language: string): Promise<string[]> {
  const highlighter = await highlighterOf(language)
  return linesOf(highlighter?.(code) ?? [{ text: code, role: '' }]).map((line) => lineHtml(line))
}

/** Pieces that go over several lines (comments, templates) become one for each line. */
function linesOf(pieces: Piece[]): Piece[][] {
  const lines: Piece[][] = [[]]
  for (const { text, role } of pieces) {
    const [first = '', ...others] = text.split('\n')
    lines.at(-1)!.push({ text: first, role })
    for (const other of others) lines.push([{ text: other, role }])
  }
  return lines
}

function lineHtml(pieces: Piece[]): string {
  let html = ''
  let current = ''
  let pending = ''
  const flush = (): void => {
    if (pending)
      html += current && pending.trim() ? `<i class="${current}">${escapeText(pending)}</i>` : escapeText(pending)
    pending = ''
  }
  for (const { text, role } of pieces) {
    if (role !== current && text.trim()) {
      flush()
      current = role
    }
    pending += text
  }
  flush()
  return html
}
