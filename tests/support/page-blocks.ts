import { readFileSync } from 'node:fs'

/** A code block of a page as its author wrote it, diff signs included. */
interface Block {
  title: string
  diff: boolean
  lines: string[]
}

const FENCE = /^```[\w-]+ title="([^"]+)"([^\n]*)\n(.*?)\n?^```$/gms

/** The titled blocks of a page, in document order. */
export const blocksOf = (page: string): Block[] =>
  [...readFileSync(page, 'utf8').matchAll(FENCE)].map(([, title, rest, code]) => ({
    title: title!,
    diff: /\bdiff\b/.test(rest!),
    lines: code!.split('\n'),
  }))

/**
 * Does what a reader does with a diff block: finds each line that stays or goes below the one before, takes out and
 * puts in.
 * @throws when a line of the diff is not in the file, or not below the one before
 */
export function applyDiff(text: string, diff: string[]): string {
  const lines = text.split('\n')
  let at = 0
  for (const line of diff) {
    const [sign, rest] = [line[0] ?? ' ', line.slice(1)]
    if (sign === '+') {
      lines.splice(at++, 0, rest)
      continue
    }
    if (!rest.trim()) continue
    const found = lines.findIndex((known, index) => index >= at && known === rest)
    if (found < 0) throw new Error(`The file has no line “${rest}” below line ${at}`)
    if (sign === '-') lines.splice(found, 1)
    at = sign === '-' ? found : found + 1
  }
  return lines.join('\n')
}

/**
 * The files that the blocks of pages make: a plain block is the file, a diff block changes it.
 * @param wanted which titles to take
 */
export function filesOf(pages: string[], wanted: (title: string) => boolean): Map<string, string> {
  const files = new Map<string, string>()
  for (const page of pages)
    for (const { title, diff, lines } of blocksOf(page).filter((block) => wanted(block.title))) {
      const before = files.get(title)
      if (diff && before === undefined) throw new Error(`${page} changes ${title}, which nothing has made`)
      files.set(title, diff ? applyDiff(before!, lines) : lines.join('\n'))
    }
  return files
}
