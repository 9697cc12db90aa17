import { createStorageSlot } from '../../client/storage'
import { SEARCH_MARKS_KEY } from '../../site/storage-keys'

/** A query of more words is not typed. */
const WORDS_MAX = 100

/** What the last opened hit found: kept for the page it leads to, also when that page is loaded as a document. */
interface Pending {
  path: string
  words: string[]
}

const slot = createStorageSlot(SEARCH_MARKS_KEY, '搜到的词', 'sessionStorage')
/** For browsers without storage: lasts as long as no document is loaded. */
let inMemory: string | null = null

/** Remembers words to mark on a page. `path` has the prefix and no hash. */
export function leaveMarks(path: string, words: string[]): void {
  slot.set((inMemory = JSON.stringify({ path, words } satisfies Pending)))
}

function take(): string {
  const text = inMemory ?? slot.get()
  inMemory = null
  if (text) slot.set('')
  return text || '{}'
}

/** @returns the words to mark on this page, once; `undefined` when no hit led here. */
export function readMarks(path: string): string[] | undefined {
  try {
    const { path: left, words } = JSON.parse(take()) as Partial<Record<keyof Pending, unknown>>
    if (left !== path || !Array.isArray(words)) return undefined
    return words.filter((word): word is string => typeof word === 'string' && word !== '').slice(0, WORDS_MAX)
  } catch {
    return undefined
  }
}
