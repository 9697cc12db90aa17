import { fetchFile } from '../../client/fetch-text'
import { DemoBox } from './box'
import { draftOf } from './drafts'
import type { Program } from '../project/program'
import type { Changes } from '../share'
import { here } from './here'

/** What the page loads when somebody presses 运行: shows running programs, one at a time. */

/** Styles of the box: as constructed ones they need no request beside the one that says whether they have come. */
const sheet = new CSSStyleSheet()

/** The button that was pressed last: a program that comes after another was asked for is not wanted any more. */
let latest: HTMLElement | undefined

customElements.define('demo-box', DemoBox)

/**
 * Runs a program in place of its button, or of the picture that the button stands in.
 * @param button with `data-program`: page below `content/docs` and id
 * @param shared changes that somebody has sent: they are shown, and nothing runs before the reader says so
 * @throws Error as `fetchFile`: with 404 as `cause` when there is no such program here
 */
export async function run(button: HTMLElement, shared?: Changes): Promise<void> {
  latest = button
  const program = JSON.parse(await fetchFile(`${here}programs/${button.dataset.program}.json`)) as Program
  sheet.replaceSync(await fetchFile(`${here}client.css`))
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet)
  // On another page in the meantime, or at another program
  if (!button.isConnected || button !== latest) return
  const open = document.querySelector<DemoBox>('demo-box')
  // Back at its address: it goes on
  if (shared && open?.holds(program.name, draftOf(program.name, shared))) return open.show()
  open?.close()
  new DemoBox(program, button).open(draftOf(program.name, shared))
}
