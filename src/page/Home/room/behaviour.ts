import { onIntent } from '../../../client/on-intent'

/** The room behind the drawing, which comes with the first sign of interest. */
export function startRoom(): void {
  onIntent('.room', (place, event) =>
    import(/* webpackChunkName: "room" */ './room').then(({ approach }) => approach(place, event)).catch(console.warn),
  )
}
