import { feedback } from '../../site/strings/interface'
import { onClick } from '../../client/listen'

/** Shows an image of the article alone: as large as the window allows, on small ones as it is, to move about in. Any click and Esc close it. */
export function startZoom(): void {
  onClick('.zoom', (button) => {
    const image = button.parentElement!.querySelector('img')!
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
