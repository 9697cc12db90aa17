import { demo as strings } from '../../site/demo-strings'
import { fill } from '../../site/strings'
import type { FromFrame, ToFrame } from '../messages'
import type { Program } from '../project/program'
import { ConsoleList } from './console-list'
import { button, make } from './dom'
import type { Editor } from './editor'

/**
 * A running program: its frame, what can be done with it, its console. As an element it learns of its own removal, be
 * it closed or gone with its page: the frame goes with it.
 */
export class DemoBox extends HTMLElement {
  readonly #stage = make('div', { className: 'demo-stage' })
  readonly #status = make('span', { className: 'demo-status', role: 'status' })
  readonly #console = new ConsoleList()
  readonly #editing = button(strings.edit, () => void this.#toggleEditor())
  readonly #again = button(strings.runAgain, () => this.#start())
  readonly #full = button(strings.fullscreen, () => void this.#toggleFullscreen())
  #editor: Editor | undefined
  #frame: HTMLIFrameElement | undefined
  #listening = new AbortController()

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
    const bar = make('div', { className: 'demo-bar' }, make('b', {}, program.title), this.#status)
    const reset = button(strings.reset, () => this.#reset())
    bar.append(
      this.#again,
      this.#editing,
      reset,
      this.#full,
      button(strings.close, () => this.close(true)),
    )
    this.append(bar, this.#stage, this.#console.element)
  }

  /** What it stands in place of. */
  get #place(): HTMLElement {
    return this.opener.closest<HTMLElement>('.playable') ?? this.opener
  }

  open(): void {
    this.#place.before(this)
    this.#place.hidden = true
    this.tabIndex = -1
    this.focus({ preventScroll: true })
  }

  /** @param isAsked whether the reader has closed it, and goes on at its button */
  close(isAsked = false): void {
    this.remove()
    if (isAsked) this.opener.focus()
  }

  connectedCallback(): void {
    const { signal } = (this.#listening = new AbortController())
    addEventListener('message', (event: MessageEvent<FromFrame>) => this.#hear(event), { signal })
    document.addEventListener('fullscreenchange', () => this.#nameFullscreen(), { signal })
    this.#start()
  }

  disconnectedCallback(): void {
    this.#listening.abort()
    this.#frame?.remove()
    this.#frame = undefined
    this.#place.hidden = false
  }

  /** Runs the program as it is now, in a new frame. */
  #start(): void {
    this.#console.clear()
    this.#status.textContent = strings.starting
    this.#frame?.remove()
    this.#frame = make('iframe', {
      src: `${this.base}frame/`,
      title: fill(strings.frameTitle, { name: this.program.title }),
    })
    this.#frame.setAttribute('sandbox', 'allow-scripts')
    this.#stage.append(this.#frame)
    // Browsers draw nothing in a foreign frame that is out of sight
    this.#stage.scrollIntoView({ block: 'nearest' })
  }

  #hear({ data, source }: MessageEvent<FromFrame>): void {
    const frame = this.#frame?.contentWindow
    if (!frame || source !== frame) return
    if (data.kind === 'ready') {
      const { sdk, entry, html, files } = this.program
      const sent: ToFrame = { sdk, entry, html, files: this.#editor?.files ?? files }
      frame.postMessage(sent, '*')
    } else if (data.kind === 'line') {
      if (data.level === 'error') this.#status.textContent = ''
      this.#console.add(data.level, data.text)
    } else this.#status.textContent = ''
  }

  #reset(): void {
    const isEditing = this.#editor !== undefined
    this.#closeEditor()
    this.#start()
    if (isEditing) void this.#toggleEditor()
  }

  #closeEditor(): void {
    this.#editor?.element.remove()
    this.#editor = undefined
  }

  async #toggleEditor(): Promise<void> {
    if (this.#editor) {
      const { element } = this.#editor
      element.hidden = !element.hidden
    } else {
      const { Editor } = await import('./editor')
      this.#editor = new Editor(this.program, () => this.#start())
      this.#stage.before(this.#editor.element)
      this.#editor.focus()
    }
    const isOpen = !this.#editor.element.hidden
    this.#again.hidden = !isOpen
    this.#editing.textContent = isOpen ? strings.editClose : strings.edit
  }

  async #toggleFullscreen(): Promise<void> {
    if (document.fullscreenElement) await document.exitFullscreen()
    else await this.requestFullscreen()
  }

  #nameFullscreen(): void {
    this.#full.textContent = document.fullscreenElement === this ? strings.fullscreenEnd : strings.fullscreen
  }
}
