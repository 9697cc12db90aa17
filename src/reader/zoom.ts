import { feedback } from '../site/strings'
import { lateStyles } from './late-styles'
import { onClick } from './listen'

const adoptStyles = lateStyles(`
.zoomed { max-width: 96vw; max-height: 96dvh; padding: 0; border: 0; border-radius: var(--r-m); background: var(--bg); cursor: zoom-out; }
.zoomed button { display: block; }
.zoomed img { max-height: 96dvh; object-fit: contain; }
.zoomed::backdrop { background: var(--backdrop); }
`)

/** Shows an image of the article as large as the window allows. Any click and Esc close it. */
export function startZoom(): void {
  onClick('.zoom', (button) => {
    adoptStyles()
    const image = button.querySelector('img')!
    const dialog = document.createElement('dialog')
    const close = document.createElement('button')
    dialog.className = 'zoomed'
    dialog.ariaLabel = image.alt
    close.type = 'button'
    close.ariaLabel = feedback.imageZoomClose
    const large = image.cloneNode() as HTMLImageElement
    large.loading = 'eager'
    close.append(large)
    dialog.append(close)
    dialog.onclick = () => dialog.close()
    dialog.onclose = () => dialog.remove()
    document.body.append(dialog)
    dialog.showModal()
  })
}
