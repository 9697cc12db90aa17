import { onClick } from '../reader/listen'
import { tryout } from '../site/tryout-strings'

/** Callable endpoints are those with a sample of a request. */
const HEADS = '.endpoint:has(.samples .tabs) .endpoint-head:not(:has(.try-open))'

/** Puts a button on each endpoint of the page that has none yet. */
export function addButtons(): void {
  for (const head of document.querySelectorAll(HEADS)) {
    const button = document.createElement('button')
    Object.assign(button, { type: 'button', className: 'try-open', textContent: tryout.open })
    button.setAttribute('aria-expanded', 'false')
    head.append(button)
  }
}

// Opens and closes the panel; its island is loaded with the first press
onClick('.try-open', (button) => {
  if (button.ariaBusy === 'true') return
  button.ariaBusy = 'true'
  import(/* webpackChunkName: "tryout" */ './island')
    .then(
      ({ toggle }) => toggle(button),
      (error: unknown) => console.warn(error),
    )
    .finally(() => (button.ariaBusy = null))
})
