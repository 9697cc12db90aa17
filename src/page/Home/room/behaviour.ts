/** The room behind the drawing, which comes with the first sign of interest: a pointer over it, the focus, a tap. */
export function startRoom(): void {
  const ask = (event: Event): void => {
    const place = (event.target as Element).closest?.<HTMLElement>('.room')
    if (!place) return
    import(/* webpackChunkName: "room" */ './room').then(
      ({ approach }) => approach(place, event),
      (error: unknown) => console.warn(error),
    )
  }
  for (const type of ['pointerover', 'focusin', 'click']) document.addEventListener(type, ask)
}
