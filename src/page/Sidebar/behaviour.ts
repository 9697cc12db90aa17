/** The field above a long sidebar. What looks for entries comes with the first letter. */
export function startTreeFilter(): void {
  document.addEventListener('input', ({ target }) => {
    const field = target as HTMLInputElement
    if (field.matches('.tree-filter'))
      import(/* webpackChunkName: "tree-filter" */ './filter').then(
        ({ filterTree }) => filterTree(field),
        (error: unknown) => console.warn(error),
      )
  })
}
