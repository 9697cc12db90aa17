/** What an author wrote after the backticks of a code block. */
export interface Fence {
  language: string
  title?: string
  /** 1-based numbers of marked lines. */
  marked: Set<number>
  diff: boolean
  wrap: boolean
  /** File, relative to the page, that the code is taken from. */
  file?: string
  /** First and last line of `file` to show, 1-based. */
  lines?: [number, number]
  /** For the type check only. */
  continues: boolean
  nocheck?: string
  sdk?: string
  /** Why no program of the page runs it: for those who edit the page. */
  norun?: string
  /** Words that mean nothing. */
  unknown: string[]
}

const TOKEN = /\{([\d,\s-]+)\}|([\w-]+)="([^"]*)"|(\S+)/g

/** @returns the line numbers of `3,5-7`. */
export function parseRanges(text: string): Set<number> {
  const lines = new Set<number>()
  for (const part of text.split(',')) {
    const [from, to = from] = part.split('-').map(Number)
    for (let line = from ?? 0; line <= (to ?? 0); line++) if (line > 0) lines.add(line)
  }
  return lines
}

/**
 * Reads a fence's info string (docs/authoring.md, 代码).
 * @param language the first word, as mdast gives it.
 * @param meta the rest.
 */
export function parseFence(language: string | null | undefined, meta: string | null | undefined): Fence {
  const fence: Fence = {
    language: language ?? '',
    marked: new Set(),
    diff: false,
    wrap: false,
    continues: false,
    unknown: [],
  }
  for (const [whole, ranges, key, value, word] of (meta ?? '').matchAll(TOKEN)) {
    if (ranges) {
      fence.marked = parseRanges(ranges)
      if (!fence.marked.size) fence.unknown.push(whole)
    } else if (key) readPair(fence, key, value ?? '', whole)
    else if (word === 'diff') fence.diff = true
    else if (word === 'wrap') fence.wrap = true
    else if (word === 'continue') fence.continues = true
    else fence.unknown.push(whole)
  }
  return fence
}

function readPair(fence: Fence, key: string, value: string, whole: string): void {
  if (key === 'title') fence.title = value
  else if (key === 'file') fence.file = value
  else if (key === 'nocheck') fence.nocheck = value
  else if (key === 'sdk') fence.sdk = value
  else if (key === 'norun') fence.norun = value
  else if (key === 'lines' && /^\d+-\d+$/.test(value)) fence.lines = value.split('-').map(Number) as [number, number]
  else fence.unknown.push(whole)
}
