import { feedback } from '../../site/strings/interface'
import { onClick } from '../../client/listen'
import { make } from '../../client/make'

/** Shows an image of the article alone: as large as the window allows, on small ones as it is, to move about in. Any click and Esc close it. */
export function startZoom(): void {
  onClick('.zoom', (button) => {
    const image = button.parentElement!.querySelector('img')!
    const large = image.cloneNode() as HTMLImageElement
    large.loading = 'eager'
    const close = make('button', { type: 'button', ariaLabel: feedback.imageZoomClose }, large)
    const dialog = make('dialog', { className: 'zoomed', ariaLabel: image.alt }, close)
    dialog.onclick = () => dialog.close()
    dialog.onclose = () => dialog.remove()
    document.body.append(dialog)
    dialog.showModal()
  })
}
