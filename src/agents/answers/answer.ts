export interface Found {
  /** `page#id`. */
  id: string
  title: string
  sentence: string
}

/** Most tokens of an answer. */
export const LIMITS = { tools: 600, search: 500, section: 1_500, symbol: 300, error: 400 } as const

const BYTES_PER_TOKEN = 3

/**
 * @returns how many tokens a text is at most: a token for every three bytes, which is a Chinese character or three Latin
 *   letters. Tokenizers of today need fewer.
 */
export const tokensOf = (text: string): number => Math.ceil(Buffer.byteLength(text) / BYTES_PER_TOKEN)

/** @returns as many characters from the beginning as fit, with a sign where something is left out. */
export function cutTo(text: string, tokens: number): string {
  if (tokensOf(text) <= tokens) return text
  let bytes = tokens * BYTES_PER_TOKEN - Buffer.byteLength('…')
  let end = 0
  for (const character of text) {
    bytes -= Buffer.byteLength(character)
    if (bytes < 0) break
    end += character.length
  }
  return `${text.slice(0, end).trimEnd()}…`
}

/**
 * Puts an answer together: as many lines as fit, and always the last one.
 * @param lines best first.
 * @param foot package, version and section that the answer is from.
 */
export function answer(lines: string[], foot: string, limit: number): string {
  let rest = limit - tokensOf(`\n${foot}`)
  const kept: string[] = []
  for (const [index, line] of lines.entries()) {
    const own = tokensOf(`${line}\n`)
    if (own > rest) {
      if (index === 0 || kept.join('').trim() === '') kept.push(cutTo(line, Math.max(1, rest - 1)))
      break
    }
    kept.push(line)
    rest -= own
  }
  return [...kept, foot].join('\n')
}

/** @returns a text in one line, at most so many characters long. */
export function oneLine(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const characters = [...line]
  return characters.length > length ? `${characters.slice(0, length - 1).join('')}…` : line
}
