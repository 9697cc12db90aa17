import { make } from '../../client/make'
import { demo as strings } from '../../site/strings/demo'
import { fill } from '../../site/strings/interface'
import type { Line, Place } from '../messages'
import type { Program } from '../project/program'
import { withChanges } from '../share'
import { ConsoleList } from './console-list'
import { button } from './button'
import { Changed } from './changed'
import type { Draft } from './drafts'
import { Editing } from './editing'
import { fullscreenButton } from './fullscreen-button'
import { shareChanges } from './share-changes'
import { Stage } from './stage'

/**
 * A running program: what is seen of it, what can be done with it, its console. As an element it learns of its own
 * removal, be it closed or gone with its page: the sandbox goes with it.
 */
export class DemoBox extends HTMLElement {
  readonly #stage: Stage
  readonly #status = make('span', { className: 'demo-status', role: 'status' })
  readonly #console = new ConsoleList()
  readonly #again = button(strings.run, () => this.#start())
  readonly #work = make('div', { className: 'demo-work' })
  readonly #bar: HTMLElement
  readonly #editing: Editing
  readonly #changed: Changed
  #hasFailed = false
  #isMarked = false
  /** What was told before the editor did not come. */
  #toldBefore: string | null = null
  /** What holds the article and the columns beside it. */
  #shell: Element | null = null

  /**
   * @param opener the button that it stands in place of, or whose picture
   */
  constructor(
    program: Program,
    private readonly opener: HTMLElement,
  ) {
    super()
    this.#changed = new Changed(program)
    this.#again.hidden = true
    this.#stage = new Stage({
      title: fill(strings.sandboxTitle, { name: program.title }),
      program: () => ({ ...program, files: this.#editing.files }),
      onLines: (lines) => this.#tell(lines),
      onStarted: () => this.#isMarked || (this.#status.textContent = strings.started),
      onHeard: () => this.#changed.heard(),
      onLate: (isComplete) => this.#tellLate(isComplete),
      onCutOff: () => this.#start(),
    })
    this.#work.append(this.#stage.element)
    this.#editing = new Editing({
      changed: this.#changed,
      onRun: () => this.#start(),
      onFailure: () => this.#tellNoEditor(),
      onToggle: (editor, isOpen) => this.#showEditor(editor, isOpen),
    })
    const buttons = make(
      'div',
      { className: 'demo-buttons' },
      this.#again,
      this.#editing.button,
      button(strings.reset, () => this.#reset()),
      button(strings.share, () => void this.#share()),
      fullscreenButton(this),
      button(strings.close, () => this.close(true)),
    )
    this.#bar = make('div', { className: 'demo-bar' }, make('b', {}, program.title), this.#status, buttons)
    this.append(this.#bar, this.#changed.note, this.#work, this.#console.element)
  }

  /** What it stands in place of. */
  get #place(): HTMLElement {
    return this.opener.closest<HTMLElement>('.playable') ?? this.opener
  }

  /** @param draft changed code; somebody else's is shown, and runs when the reader says so */
  open(draft?: Draft): void {
    this.#changed.open(draft)
    this.#place.before(this)
    this.#place.hidden = true
    this.tabIndex = -1
    // Where the focus goes is heard by its name
    this.role = 'group'
    this.ariaLabel = this.#changed.own.title
    this.ariaDescription = this.#changed.note.textContent
    this.focus({ preventScroll: true })
    if (this.#changed.isHeld) this.show()
  }

  /** Leads the reader to it. */
  show(): void {
    this.scrollIntoView({ block: 'nearest' })
    this.focus({ preventScroll: true })
  }

  /** Whether its code is what a program would be opened with. */
  holds(name: string, draft: Draft | undefined): boolean {
    const { own } = this.#changed
    const { files } = withChanges(own, draft?.changes)
    return name === own.name && JSON.stringify(files) === JSON.stringify(this.#editing.files)
  }

  /** @param isAsked whether the reader has closed it, and goes on at its button */
  close(isAsked = false): void {
    this.remove()
    if (isAsked) this.opener.focus()
  }

  connectedCallback(): void {
    this.#shell = this.closest('.shell')
    if (this.#changed.isHeld) void this.#editing.toggle()
    else this.#start()
    this.#changed.tell()
  }

  disconnectedCallback(): void {
    this.#shell?.classList.remove('has-editor')
    this.#editing.close()
    this.#stage.end()
    this.#changed.heard()
    this.#place.hidden = false
  }

  /** Runs the program as it is now. */
  #start(): void {
    this.#changed.run(this.#editing.files)
    this.#again.textContent = strings.runAgain
    this.#console.clear()
    this.#editing.editor?.unmark()
    this.#hasFailed = false
    this.#isMarked = false
    this.#status.textContent = strings.starting
    this.#stage.start()
  }

  /** @param isComplete whether all of the program has come */
  #tellLate(isComplete: boolean): void {
    this.#status.textContent = isComplete ? strings.startStuck : strings.startLate
    this.#again.hidden = false
  }

  #tell(lines: Line[]): void {
    this.#console.add(lines, (line) => this.#linkOf(line))
    for (const line of lines) if (line.level === 'error') this.#tellError(line)
  }

  /** The innermost line of an error that can be edited. */
  #placeOf({ level, places }: Line): Place | undefined {
    return level === 'error' ? places.find(({ file }) => this.#changed.program.shown.includes(file)) : undefined
  }

  /** An error's line in the console leads to its place. */
  #linkOf(line: Line): Node | undefined {
    const place = this.#placeOf(line)
    if (!place) return undefined
    const goTo = button(`${place.file}:${place.line}`, () => void this.#goTo(place, line.text))
    goTo.ariaLabel = fill(strings.goTo, { file: place.file, line: place.line })
    return goTo
  }

  /**
   * The first error of a run, and the first one that has a place, is told beside the program's name, and gone to at once:
   * on a phone the console is below the picture. Those that follow leave the reader alone, and so do those that come when
   * the reader is at the code again, or elsewhere on the page.
   */
  #tellError(line: Line): void {
    const place = this.#placeOf(line)
    if (this.#hasFailed && (!place || this.#isMarked)) return
    this.#status.textContent = fill(strings.failed, { message: line.text.replace(/\n[^]*/, '') })
    this.#hasFailed = true
    this.#again.hidden = false
    this.#isMarked = place !== undefined
    const { editor, isOpen } = this.#editing
    const { top, bottom } = this.getBoundingClientRect()
    if ((isOpen && editor?.isTouched) || bottom < 0 || top > innerHeight) return
    if (place && isOpen) editor?.mark(place, line.text)
    this.#console.element.scrollIntoView({ block: 'nearest' })
    // Where not both are in view, the message beside the name is
    this.#bar.scrollIntoView({ block: 'nearest' })
  }

  async #goTo(place: Place, text: string): Promise<void> {
    if (!this.#editing.isOpen) await this.#editing.toggle()
    this.#editing.editor?.mark(place, text)
    this.#editing.editor?.focus()
    this.#bar.scrollIntoView({ block: 'nearest' })
  }

  #reset(): void {
    this.#changed.reset()
    this.#editing.editor?.reset(this.#changed.program.files)
    this.#start()
    this.#changed.tell()
  }

  #tellNoEditor(): void {
    const { textContent } = this.#status
    if (textContent !== strings.editFailed) this.#toldBefore = textContent
    this.#status.textContent = strings.editFailed
  }

  #showEditor(editor: HTMLElement, isOpen: boolean): void {
    if (!editor.isConnected) this.#stage.element.before(editor)
    this.#work.classList.toggle('is-editing', isOpen)
    this.#shell?.classList.toggle('has-editor', isOpen)
    // Code and picture in one view
    if (isOpen) this.scrollIntoView({ block: 'nearest' })
    this.#again.hidden = !isOpen
    if (this.#status.textContent === strings.editFailed) this.#status.textContent = this.#toldBefore
  }

  async #share(): Promise<void> {
    this.#status.textContent = await shareChanges(this.#changed.own, this.#editing.files)
    // The address has changed
    this.#changed.keep(this.#editing.files)
  }
}
