import { demo as strings } from '../../site/strings/demo'
import type { Level } from '../messages'
import { make } from '../../client/make'

/** Older lines go: a program may write one for each frame. */
const MOST = 100

/** Lines that the program writes, the newest at the bottom; hidden until there is one. */
export class ConsoleList {
  readonly element = make('div', {
    className: 'demo-console',
    hidden: true,
    role: 'log',
    ariaLabel: strings.console,
    // What a program writes is code: the words that an error is looked up by
    translate: false,
    // Not every browser lets the keyboard scroll what cannot be focused
    tabIndex: 0,
  })

  /** @param more stands behind the text */
  add(level: Level, text: string, ...more: (Node | string)[]): void {
    const { element } = this
    element.hidden = false
    const isAtEnd = element.scrollTop + element.clientHeight >= element.scrollHeight - 4
    element.append(make('pre', { className: level }, text, ...more))
    if (element.childElementCount > MOST) element.firstElementChild!.remove()
    if (isAtEnd) element.scrollTop = element.scrollHeight
  }

  clear(): void {
    this.element.replaceChildren()
    this.element.hidden = true
  }
}
