import { DemoBox } from './box'
import { FILE_PATIENCE_MS } from '../../site/patience'
import type { Program } from '../project/program'
import type { Changes } from '../share'

/** What the page loads when somebody presses 运行: shows running programs, one at a time. */

const here = new URL('.', import.meta.url).href

if (!customElements.get('demo-box')) customElements.define('demo-box', DemoBox)

/** Styles of the box, once for each visit. */
function addStyles(): Promise<unknown> {
  const href = `${here}client.css`
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve()
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  const loaded = new Promise((done) => (link.onload = link.onerror = done))
  document.head.append(link)
  return loaded
}

let current: DemoBox | undefined

/**
 * Runs a program in place of its button, or of the picture that the button stands in.
 * @param button with `data-program`: page below `content/docs` and id
 * @param shared changes that somebody has sent: they are shown, and nothing runs before the reader says so
 * @throws Error when the program or the styles cannot be had
 */
export async function run(button: HTMLElement, shared?: Changes): Promise<void> {
  const answer = await fetch(`${here}programs/${button.dataset.program}.json`, {
    signal: AbortSignal.timeout(FILE_PATIENCE_MS),
  })
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`)
  const program = (await answer.json()) as Program
  await addStyles()
  // Pressed in the meantime on another page
  if (!button.isConnected) return
  current?.close()
  current = new DemoBox(program, here, button)
  current.open(shared)
}
