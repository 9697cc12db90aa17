import { make } from '../../client/make'
import { demo as strings } from '../../site/strings/demo'
import { fill } from '../../site/strings/interface'
import type { FromFrame, Line, Place, ToFrame } from '../messages'
import { late } from '../../client/import-anew'
import type { Program } from '../project/program'
import { firstChange, sharedIn, withChanges, type Changes } from '../share'
import { ConsoleList } from './console-list'
import { button } from './button'
import { Editing } from './editing'
import { fullscreenButton } from './fullscreen-button'
import { shareChanges } from './share-changes'

/**
 * A running program: its frame, what can be done with it, its console. As an element it learns of its own removal, be
 * it closed or gone with its page: the frame goes with it.
 */
export class DemoBox extends HTMLElement {
  readonly #stage = make('div', { className: 'demo-stage' })
  readonly #status = make('span', { className: 'demo-status', role: 'status' })
  readonly #console = new ConsoleList()
  readonly #again = button(strings.run, () => this.#start())
  readonly #work = make('div', { className: 'demo-work' }, this.#stage)
  readonly #bar: HTMLElement
  readonly #editing: Editing
  #frame: HTMLIFrameElement | undefined
  #listening = new AbortController()
  /** Not by its status: the browser's translator may have changed the words. */
  #isHeard = false
  #hasFailed = false
  #isMarked = false
  #shared: Changes | undefined
  /** What holds the article and the columns beside it. */
  #shell: Element | null = null
  readonly #note = make('p', { className: 'demo-note' })

  /**
   * @param base address of the folder with the frame, with a slash at the end
   * @param opener the button that it stands in place of, or whose picture
   */
  constructor(
    private readonly program: Program,
    private readonly base: string,
    private readonly opener: HTMLElement,
  ) {
    super()
    this.#again.hidden = true
    this.#editing = new Editing({
      address: `${base}editor.js`,
      program: () => withChanges(program, this.#shared),
      start: () => this.#shared && firstChange(program, this.#shared),
      onRun: () => this.#start(),
      onFailure: () => (this.#status.textContent = strings.editFailed),
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
    this.append(this.#bar, this.#note, this.#work, this.#console.element)
  }

  /** What it stands in place of. */
  get #place(): HTMLElement {
    return this.opener.closest<HTMLElement>('.playable') ?? this.opener
  }

  /** @param shared changes that somebody has sent: the code is shown, and runs when the reader says so */
  open(shared?: Changes): void {
    this.#shared = shared
    this.#place.before(this)
    this.#place.hidden = true
    this.tabIndex = -1
    // Where the focus goes is heard by its name
    this.role = 'group'
    this.ariaLabel = this.program.title
    this.focus({ preventScroll: true })
    if (shared) this.scrollIntoView({ block: 'nearest' })
  }

  /** @param isAsked whether the reader has closed it, and goes on at its button */
  close(isAsked = false): void {
    this.remove()
    if (isAsked) this.opener.focus()
  }

  connectedCallback(): void {
    const { signal } = (this.#listening = new AbortController())
    addEventListener('message', (event: MessageEvent<FromFrame>) => this.#hear(event), { signal })
    if (this.#shared) void this.#editing.toggle()
    else this.#start()
    this.#note.hidden = !this.#shared
    this.#shell = this.closest('.shell')
    this.#note.textContent = fill(strings.sharedNote, { files: Object.keys(this.#shared ?? {}).join('、') })
  }

  disconnectedCallback(): void {
    this.#shell?.classList.remove('has-editor')
    this.#listening.abort()
    this.#editing.close()
    this.#frame?.remove()
    this.#frame = undefined
    this.#place.hidden = false
  }

  /** Runs the program as it is now, in a new frame. */
  #start(): void {
    this.#note.hidden = true
    this.#again.textContent = strings.runAgain
    this.#console.clear()
    this.#editing.unmark()
    this.#isHeard = false
    this.#hasFailed = false
    this.#isMarked = false
    this.#status.textContent = strings.starting
    this.#frame?.remove()
    this.#frame = make('iframe', {
      src: `${this.base}frame/`,
      title: fill(strings.frameTitle, { name: this.program.title }),
    })
    this.#frame.setAttribute('sandbox', 'allow-scripts')
    const started = this.#frame
    late().catch(() => started === this.#frame && this.#tellLate())
    this.#stage.append(this.#frame)
    // Browsers draw nothing in a foreign frame that is out of sight
    this.#stage.scrollIntoView({ block: 'nearest' })
  }

  /** Says that nothing was heard of the program yet. It may come. */
  #tellLate(): void {
    if (this.#isHeard) return
    this.#status.textContent = strings.startLate
    this.#again.hidden = false
  }

  #hear({ data, source }: MessageEvent<FromFrame>): void {
    const frame = this.#frame?.contentWindow
    if (!frame || source !== frame) return
    if (data.kind === 'ready') {
      const { sdk, entry, html, files } = this.program
      const sent: ToFrame = { sdk, entry, html, files: this.#editing.files ?? files }
      frame.postMessage(sent, '*')
      return
    }
    this.#isHeard = true
    if (data.kind === 'lines') {
      this.#console.add(data.lines, (line) => this.#linkOf(line))
      for (const line of data.lines) if (line.level === 'error') this.#tellError(line)
    } else if (!this.#isMarked) this.#status.textContent = strings.started
  }

  /** The innermost line of an error that can be edited. */
  #placeOf({ level, places }: Line): Place | undefined {
    return level === 'error'
      ? places.find(({ file }) => withChanges(this.program, this.#shared).shown.includes(file))
      : undefined
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
   * The first error of a run, and the first one that has a place, is gone to at once and told beside the program's name:
   * on a phone the console is below the picture. Those that follow leave the reader alone.
   */
  #tellError(line: Line): void {
    const place = this.#placeOf(line)
    if (this.#hasFailed && (!place || this.#isMarked)) return
    if (place && this.#editing.isOpen) this.#editing.mark(place, line.text)
    this.#status.textContent = fill(strings.failed, { message: line.text.replace(/\n[^]*/, '') })
    this.#hasFailed = true
    this.#again.hidden = false
    this.#isMarked = place !== undefined
    this.#console.element.scrollIntoView({ block: 'nearest' })
    // Where not both are in view, the message beside the name is
    this.#bar.scrollIntoView({ block: 'nearest' })
  }

  async #goTo(place: Place, text: string): Promise<void> {
    if (!this.#editing.isOpen) await this.#editing.toggle()
    this.#editing.mark(place, text)
    this.#editing.focus()
    this.#bar.scrollIntoView({ block: 'nearest' })
  }

  /** The page's own code again, also in the address. */
  #reset(): void {
    this.#shared = undefined
    if (sharedIn(location.hash)) history.replaceState(history.state, '', location.pathname + location.search)
    this.#editing.reset(this.program.files)
    this.#start()
  }

  #showEditor(editor: HTMLElement, isOpen: boolean): void {
    if (!editor.isConnected) this.#stage.before(editor)
    this.#work.classList.toggle('is-editing', isOpen)
    this.#shell?.classList.toggle('has-editor', isOpen)
    // Code and picture in one view
    if (isOpen) this.scrollIntoView({ block: 'nearest' })
    this.#again.hidden = !isOpen
  }

  async #share(): Promise<void> {
    this.#status.textContent = await shareChanges(this.program, this.#editing.files ?? this.program.files)
  }
}
