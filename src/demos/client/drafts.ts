import { createStorageSlot } from '../../client/storage'
import { DRAFTS_KEY } from '../../site/storage-keys'
import { isChanges, type Changes } from '../share'

/** Characters that are kept of all programs together; a browser's storage holds some millions. */
const MOST = 500_000

/** Without storage it lasts as long as no document is loaded. */
const slot = createStorageSlot(DRAFTS_KEY, '改过的示例', 'sessionStorage')

/** A program's code that is not the page's own. */
export interface Draft {
  changes: Changes
  /** Somebody else's, and the reader has not run it yet. */
  isOthers: boolean
  /** It has been started, and nothing was heard of it: it may never end, and take the tab with it. */
  isStuck?: boolean
  /** Fragment of the address while it was written. */
  hash: string
  /** Fragment of the link that brought it; none of the reader's own, which it is kept beside. */
  link: string
}

/** What the reader has changed during this visit, by name of the program, the latest last. */
const drafts = new Map(stored())

function isEntry(one: unknown): one is [string, Draft] {
  const [name, draft] = (Array.isArray(one) ? one : []) as [unknown, Partial<Draft> | null | undefined]
  return typeof name === 'string' && isChanges(draft?.changes)
}

function stored(): [string, Draft][] {
  try {
    const found: unknown = JSON.parse(slot.get() ?? '[]')
    return Array.isArray(found) ? found.filter(isEntry) : []
  } catch {
    return []
  }
}

/** Keeps what is changed in a program until the tab is closed; without changes there is nothing to keep. */
export function keepDraft(name: string, changes: Changes, isOthers: boolean, link: string): void {
  const isStuck = drafts.get(name + link)?.isStuck
  drafts.delete(name + link)
  if (Object.keys(changes).length) drafts.set(name + link, { changes, isOthers, isStuck, hash: location.hash, link })
  store()
}

/** Remembers of changed code whether it has been started without a sign of life. */
export function setStuck(name: string, link: string, isStuck: boolean): void {
  const draft = drafts.get(name + link)
  if (!draft || isStuck === (draft.isStuck ?? false)) return
  drafts.set(name + link, { ...draft, isStuck })
  store()
}

function store(): void {
  const text = (): string => JSON.stringify([...drafts])
  while (drafts.size > 1 && text().length > MOST) drafts.delete(drafts.keys().next().value!)
  slot.set(text())
}

/**
 * @param shared changes that the address brings
 * @returns what a program is opened with: the address's, unless the reader has gone on from there, else the reader's own
 */
export function draftOf(name: string, shared?: Changes): Draft | undefined {
  const { hash } = location
  const linked = drafts.get(name + hash)
  const own = drafts.get(name)
  return linked ?? (!shared || own?.hash === hash ? own : { changes: shared, isOthers: true, hash, link: hash })
}
