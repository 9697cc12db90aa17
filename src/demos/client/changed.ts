import { make } from '../../client/make'
import { demo as strings } from '../../site/strings/demo'
import { fill } from '../../site/strings/interface'
import type { Place } from '../messages'
import type { Program } from '../project/program'
import { changesOf, firstChange, sharedIn, withChanges } from '../share'
import { draftOf, keepDraft, setStuck, type Draft } from './drafts'

/** A program whose code may differ from the page's own: what it is opened with, what the reader is told, what is kept. */
export class Changed {
  readonly note = make('p', { className: 'demo-note', hidden: true })
  #draft: Draft | undefined
  #link = ''

  /** @param own as the page shows it */
  constructor(readonly own: Program) {}

  /** As it is opened. */
  get program(): Program {
    return withChanges(this.own, this.#draft?.changes)
  }

  /** Where an editor begins; the top of the first file when nothing is changed. */
  get start(): Place | undefined {
    return this.#draft && firstChange(this.own, this.#draft.changes)
  }

  /** Somebody else's, and not run yet. */
  get isOthers(): boolean {
    return this.#draft?.isOthers ?? false
  }

  /** Is to be read before it runs: somebody else's, or what may never end. */
  get isHeld(): boolean {
    return this.isOthers || (this.#draft?.isStuck ?? false)
  }

  open(draft: Draft | undefined): void {
    this.#draft = draft
    this.#link = draft?.link ?? ''
  }

  /** Says so in the note, if it is changed. */
  tell(): void {
    if (!this.#draft) return
    const { changes, isOthers, isStuck } = this.#draft
    const files = Object.keys(changes).join('、')
    const note = isOthers ? strings.sharedNote : isStuck ? strings.stuckNote : strings.ownNote
    this.note.textContent = fill(note, { files })
    this.note.hidden = false
  }

  /** The reader has run it: it has been read, and is the reader's from now on. */
  run(now: Program['files']): void {
    this.note.hidden = true
    const { isOthers } = this
    if (this.#draft) this.#draft = { ...this.#draft, isOthers: false, isStuck: false }
    if (isOthers) this.keep(now)
    setStuck(this.own.name, this.#link, true)
  }

  /** There was a sign of life, or the reader has closed it. */
  heard(): void {
    if (!this.isHeld) setStuck(this.own.name, this.#link, false)
  }

  /** @param now texts of its files by name */
  keep(now: Program['files']): void {
    // Shared in turn
    if (this.#link && sharedIn(location.hash)) this.#link = location.hash
    keepDraft(this.own.name, changesOf(this.own, now), this.isOthers, this.#link)
  }

  /** The page's own code again, also in the address; behind code of a link, what the reader had before. */
  reset(): void {
    this.keep(this.own.files)
    if (sharedIn(location.hash)) history.replaceState(history.state, '', location.pathname + location.search)
    this.open(draftOf(this.own.name))
  }
}
