import { highlightPieces } from '../../article/highlight/highlight'
import { demo as strings } from '../../site/demo-strings'
import { fill } from '../../site/strings'
import type { Program } from '../project/program'
import { make } from './dom'

/** A text field over the same text in colours. */
export class Editor {
  readonly element = make('div', { className: 'demo-editor' })
  readonly #files: Record<string, string>
  readonly #choice = make('select', { ariaLabel: strings.files })
  readonly #field = make('textarea', { spellcheck: false, autocapitalize: 'off', rows: 18 })
  readonly #colours = make('code')

  /** @param onRun called with Ctrl or Cmd and Enter */
  constructor(program: Program, onRun: () => void) {
    this.#files = { ...program.files }
    this.#choice.append(...program.shown.map((file) => new Option(file)))
    this.#choice.onchange = () => this.#show()
    this.#field.setAttribute('wrap', 'off')
    this.#field.oninput = () => {
      this.#files[this.#choice.value] = this.#field.value
      void this.#colour()
    }
    this.#field.onkeydown = (event) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      onRun()
    }
    const under = make('pre', { ariaHidden: 'true' }, this.#colours)
    this.#field.onscroll = () => under.scrollTo(this.#field.scrollLeft, this.#field.scrollTop)
    const hint = make('p', {}, strings.runAgainHint)
    this.element.append(this.#choice, make('div', { className: 'demo-code' }, under, this.#field), hint)
    this.#show()
  }

  /** The project as it is now. */
  get files(): Record<string, string> {
    return this.#files
  }

  focus(): void {
    this.#field.focus()
  }

  #show(): void {
    const file = this.#choice.value
    this.#field.value = this.#files[file] ?? ''
    this.#field.ariaLabel = fill(strings.code, { file })
    void this.#colour()
    this.#field.scrollTo(0, 0)
  }

  async #colour(): Promise<void> {
    const text = this.#field.value
    const pieces = await highlightPieces(text, this.#choice.value.split('.').pop() ?? '')
    // A newer text has colours of its own
    if (text !== this.#field.value) return
    const coloured = pieces.map(({ text: part, role }) => (role ? make('i', { className: role }, part) : part))
    this.#colours.replaceChildren(...coloured, '\n')
  }
}
