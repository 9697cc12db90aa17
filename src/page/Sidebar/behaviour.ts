/** The field above a long sidebar. What looks for entries comes with the first letter. */
export function startFilter(): void {
  document.addEventListener('input', ({ target }) => {
    const field = target as HTMLInputElement
    if (field.matches('.tree-filter'))
      import(/* webpackChunkName: "filter" */ './filter').then(
        ({ filterTree }) => filterTree(field),
        (error: unknown) => console.warn(error),
      )
  })
}
