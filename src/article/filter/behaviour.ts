/** Brings what filters when somebody is about to type: one page has such a field. */
export function startFilter(): void {
  document.addEventListener('focusin', ({ target }) => {
    const field = target as HTMLInputElement
    if (field.matches('.filter > input'))
      void import(/* webpackChunkName: "filter" */ '../../client/filter-rows').then(({ filterRows }) =>
        filterRows(field),
      )
  })
}
