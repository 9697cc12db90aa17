import { isServedLocally } from '../reader/local'

/** Offers to send requests from the API page, where a local server can pass them on. Nobody else fetches the buttons. */
export function offerTryout(): void {
  if (!isServedLocally() || !document.querySelector('.endpoint')) return
  import(/* webpackChunkName: "tryout-buttons" */ './buttons').then(
    ({ addButtons }) => addButtons(),
    (error: unknown) => console.warn(error),
  )
}
