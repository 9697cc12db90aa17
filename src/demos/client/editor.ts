import { autocompletion } from '@codemirror/autocomplete'
import { indentWithTab, isolateHistory } from '@codemirror/commands'
import { syntaxHighlighting } from '@codemirror/language'
import { setDiagnostics } from '@codemirror/lint'
import { openSearchPanel, search } from '@codemirror/search'
import { EditorState, Prec, Transaction } from '@codemirror/state'
import { EditorView, keymap } from '@codemirror/view'
import { make } from '../../client/make'
import { tagClasses } from '../../article/highlight/parsed'
import { demo as strings, editorPhrases } from '../../site/strings/demo'
import { fill } from '../../site/strings/interface'
import type { Place } from '../messages'
import type { Program } from '../project/program'
import { completeNames } from './completions'
import { button } from './button'
import { basics } from './editor-basics'
import { theme } from './editor-theme'
import { belowStatement } from './indent'
import { isScript, languageOf } from './languages'

/** Room in pixels that is left above and below a line that is gone to. */
const ROOM = 48

/** The files of a program in an editor, each with its own history. */
export class Editor {
  readonly element = make('div', { className: 'demo-editor' })
  /** The project as it is now. */
  readonly files: Record<string, string>
  /** The reader has done something in it since the marks were taken away. */
  isTouched = false
  readonly #states = new Map<string, EditorState>()
  readonly #choice = make('select', { ariaLabel: strings.files, translate: false })
  readonly #view: EditorView

  /** @param onRun called with Ctrl or Cmd and Enter */
  constructor(
    program: Program,
    private readonly onRun: () => void,
    private readonly onChange: () => void,
  ) {
    this.files = { ...program.files }
    this.#choice.append(...program.shown.map((file) => new Option(file, file)))
    this.#choice.onchange = () => {
      this.isTouched = true
      this.#show(this.#choice.value)
    }
    // The editor's styles are constructed sheets in a shadow tree only; as elements the page's policy refuses them
    const code = make('div', { className: 'demo-code' })
    const root = code.attachShadow({ mode: 'open' })
    this.#view = new EditorView({ root, parent: root })
    const head = make('div', { className: 'demo-files' }, this.#choice)
    head.append(button(strings.find, () => openSearchPanel(this.#view)))
    this.element.append(head, code, make('p', {}, strings.runAgainHint))
    this.#show(program.shown[0]!)
  }

  focus(): void {
    this.#view.focus()
  }

  /** Forgets the editor; its files can still be had. */
  destroy(): void {
    this.#view.destroy()
    this.element.remove()
  }

  /** Brings texts back, which can be undone; the file that is shown stays. */
  reset(files: Program['files']): void {
    const { value } = this.#choice
    for (const [file, insert] of Object.entries(files)) {
      if (this.files[file] === insert) continue
      this.#show(file)
      const changes = { from: 0, to: this.#view.state.doc.length, insert }
      // One step of its own, apart from what was typed just before
      this.#view.dispatch({ changes, annotations: isolateHistory.of('full') })
    }
    this.#show(value)
  }

  /** Shows a line; the page does not move if it can be seen. */
  goTo({ file, line }: Place): { from: number; to: number } {
    this.#show(file)
    const { doc } = this.#view.state
    const { from, to } = doc.line(Math.min(Math.max(line, 1), doc.lines))
    this.#view.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { yMargin: ROOM }) })
    return { from, to }
  }

  /** Shows a line and what is wrong with it. */
  mark(place: Place, message: string): void {
    const { from, to } = this.goTo(place)
    this.#view.dispatch(setDiagnostics(this.#view.state, [{ from, to, severity: 'error', message }]))
  }

  /** Takes away the marks of the run before, in every file. */
  unmark(): void {
    this.isTouched = false
    for (const [file, state] of this.#states) this.#states.set(file, state.update(setDiagnostics(state, [])).state)
    this.#view.dispatch(setDiagnostics(this.#view.state, []))
  }

  #show(file: string): void {
    const before = this.#choice.dataset.shown
    if (file === before) return
    if (before !== undefined) this.#states.set(before, this.#view.state)
    this.#choice.value = this.#choice.dataset.shown = file
    this.#view.setState(this.#states.get(file) ?? this.#stateOf(file))
  }

  #stateOf(file: string): EditorState {
    const run = (): boolean => (this.onRun(), true)
    return EditorState.create({
      doc: this.files[file] ?? '',
      extensions: [
        Prec.highest(keymap.of([{ key: 'Mod-Enter', run }])),
        basics,
        keymap.of([indentWithTab]),
        search({ top: true }),
        // Enter is a new line until an arrow has chosen, which needs no wait
        autocompletion({
          selectOnOpen: false,
          interactionDelay: 0,
          ...(isScript(file) && { override: [completeNames] }),
        }),
        syntaxHighlighting(tagClasses),
        languageOf(file),
        belowStatement,
        theme,
        EditorState.phrases.of(editorPhrases),
        EditorView.contentAttributes.of({ 'aria-label': fill(strings.code, { file }), tabindex: '0' }),
        EditorView.updateListener.of(({ docChanged, state, transactions }) => {
          this.isTouched ||= transactions.some((one) => one.annotation(Transaction.userEvent) !== undefined)
          if (!docChanged) return
          this.files[file] = state.doc.toString()
          this.onChange()
        }),
      ],
    })
  }
}
