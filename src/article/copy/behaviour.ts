import { feedback } from '../../site/strings/interface'
import { fetchFile } from '../../client/fetch-text'
import { onClick } from '../../client/listen'
import { announce } from '../../client/live-region'

const SHOWN_MS = 2000

/** @returns the code of a block without removed lines; signs of a diff come from CSS and are not in the text. */
function codeOf(button: Element): string {
  const code = button.closest('.code')!.querySelector('code')!.cloneNode(true) as HTMLElement
  code.querySelectorAll('.del').forEach((line) => line.remove())
  return code.textContent.replace(/\n$/, '')
}

const textAt = async (address: string): Promise<Blob> => new Blob([await fetchFile(address)], { type: 'text/plain' })

async function copy(button: HTMLElement): Promise<void> {
  const address = button.dataset.copyFrom
  // Safari accepts a text that is still loading only in a ClipboardItem
  if (address) await navigator.clipboard.write([new ClipboardItem({ 'text/plain': textAt(address) })])
  else await navigator.clipboard.writeText(codeOf(button))
}

function show(button: HTMLElement, text: string, done: boolean): void {
  const label = button.querySelector('span')!
  const icon = button.querySelector('use')!
  const before = (button.dataset.label ??= label.textContent)
  label.textContent = text
  button.classList.toggle('done', done)
  icon.setAttribute('href', done ? '#i-check' : '#i-copy')
  announce(text)
  setTimeout(() => {
    label.textContent = before
    button.classList.remove('done')
    icon.setAttribute('href', '#i-copy')
  }, SHOWN_MS)
}

/** Copy buttons: code blocks, the install line, the page as Markdown (`data-copy-from`). */
export function startCopy(): void {
  onClick('.copy', (button) => {
    copy(button).then(
      () => show(button, feedback.copied, true),
      () => show(button, feedback.copyFailed, false),
    )
  })
}
