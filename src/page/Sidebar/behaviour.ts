/** The field above a long sidebar. What looks for entries comes with the first letter. */
export function startTreeFilter(): void {
  const filter = ({ target }: Event): void => {
    const field = target as HTMLInputElement
    if (field.matches('.tree-filter'))
      import(/* webpackChunkName: "tree-filter" */ './filter').then(
        ({ filterTree }) => filterTree(field),
        (error: unknown) => console.warn(error),
      )
  }
  // What an input method has not finished is no question yet
  document.addEventListener('input', (event) => (event as InputEvent).isComposing || filter(event))
  document.addEventListener('compositionend', filter)
}
