import { make } from '../../client/make'
import { demo as strings } from '../../site/strings/demo'
import { fill } from '../../site/strings/interface'
import { MOST_LINES, type Line } from '../messages'

/** Lines that the program writes, the newest at the bottom; hidden until there is one. */
export class ConsoleList {
  readonly #lines = make('div')
  readonly element = make(
    'div',
    {
      className: 'demo-console',
      hidden: true,
      role: 'log',
      ariaLabel: strings.console,
      // What a program writes is code: the words that an error is looked up by
      translate: false,
      // Not every browser lets the keyboard scroll what cannot be focused
      tabIndex: 0,
    },
    this.#lines,
  )
  readonly #gone = make('pre', {}, fill(strings.olderGone, { count: MOST_LINES }))
  #last: (Pick<Line, 'level' | 'text' | 'count'> & { counter: Text }) | undefined

  /** @param linkOf what stands behind the text of a line */
  add(lines: readonly Line[], linkOf: (line: Line) => Node | undefined): void {
    this.element.hidden = false
    const added: Node[] = []
    for (const line of lines) {
      const { level, text, count } = line
      if (this.#last?.level === level && this.#last.text === text) this.#last.count += count
      else {
        const counter = new Text()
        this.#last = { level, text, count, counter }
        const link = linkOf(line)
        added.push(make('pre', { className: level }, text, ...(link ? [' ', link] : []), counter))
      }
      if (this.#last.count > 1) this.#last.counter.data = fill(strings.times, { count: this.#last.count })
    }
    this.#lines.append(...added)
    const { children } = this.#lines
    if (children.length <= MOST_LINES) return
    // So too where the sandbox dropped some: it does so only for a hundred that follow another
    if (children[0] !== this.#gone) this.#lines.prepend(this.#gone)
    while (children.length > MOST_LINES + 1) children[1]!.remove()
  }

  clear(): void {
    this.#last = undefined
    this.#lines.replaceChildren()
    // Else it would come back where the reader has scrolled to, and not follow the newest line
    this.element.scrollTop = 0
    this.element.hidden = true
  }
}
