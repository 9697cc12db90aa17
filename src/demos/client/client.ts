import { DemoBox } from './box'
import { draftOf } from './drafts'
import type { Program } from '../project/program'
import type { Changes } from '../share'
import { addSheet } from '../sheet'

/** What the page loads when somebody presses 运行: shows running programs, one at a time. */

const here = new URL('.', import.meta.url).href
/** Asked for anew, it asks for its files anew. */
const { search } = new URL(import.meta.url)

const Box = (customElements.get('demo-box') ?? DemoBox) as typeof DemoBox
if (Box === DemoBox) customElements.define('demo-box', DemoBox)

/**
 * Runs a program in place of its button, or of the picture that the button stands in.
 * @param button with `data-program`: page below `content/docs` and id
 * @param shared changes that somebody has sent: they are shown, and nothing runs before the reader says so
 * @throws Error when there is no such program here; TypeError, as `import` and `fetch` do, when something does not come
 */
export async function run(button: HTMLElement, shared?: Changes): Promise<void> {
  const answer = await fetch(`${here}programs/${button.dataset.program}.json${search}`)
  if (!answer.ok) throw new (answer.status === 404 ? Error : TypeError)(`${answer.url}: ${answer.status}`)
  const program = (await answer.json()) as Program
  await addSheet(`${here}client.css${search}`)
  // On another page in the meantime, or no more waited for
  if (!button.isConnected || !(shared || button.ariaBusy)) return
  document.querySelector<DemoBox>('demo-box')?.close()
  new Box(program, here, button).open(draftOf(program.name, shared))
}
