import { importWhole } from '../../client/import-whole'
import { demo as strings } from '../../site/strings/demo'
import type { Program } from '../project/program'
import { button } from './button'
import type { Changed } from './changed'
import type { Editor } from './editor'
import { here } from './here'

interface Options {
  /** What an editor begins with, and where; told of each change. */
  changed: Changed
  onRun: () => void
  onFailure: () => void
  /** The editor's element is made, shown or hidden. */
  onToggle: (element: HTMLElement, isOpen: boolean) => void
}

/** The editor of a program, which is fetched when it is asked for, and the button that opens it. */
export class Editing {
  readonly button = button(strings.edit, () => void this.toggle())
  editor: Editor | undefined

  constructor(private readonly options: Options) {}

  /** Texts by name of file as they are now. */
  get files(): Program['files'] {
    return this.editor?.files ?? this.options.changed.program.files
  }

  get isOpen(): boolean {
    return this.editor?.element.hidden === false
  }

  /** Forgets the editor and what was changed in it. */
  close(): void {
    this.editor?.destroy()
    this.editor = undefined
  }

  /** Shows the editor, or hides it; fetches it the first time. */
  async toggle(): Promise<void> {
    if (this.button.ariaBusy) return
    const before = this.editor
    const editor = before ?? (await this.#make())
    if (!editor) return
    if (before) editor.element.hidden = !editor.element.hidden
    this.button.textContent = this.isOpen ? strings.editClose : strings.edit
    this.options.onToggle(editor.element, this.isOpen)
    if (before) return
    const place = this.options.changed.start
    if (place) editor.goTo(place)
    editor.focus()
  }

  async #make(): Promise<Editor | undefined> {
    const { changed, onRun, onFailure } = this.options
    const onChange = (): void => changed.keep(this.files)
    this.button.ariaBusy = 'true'
    try {
      const module = await importWhole<{ Editor: typeof Editor }>(`${here}editor.js`)
      // Closed in the meantime
      if (!this.button.isConnected) return undefined
      return (this.editor = new module.Editor(changed.program, onRun, onChange))
    } catch {
      onFailure()
      return undefined
    } finally {
      this.button.ariaBusy = null
    }
  }
}
