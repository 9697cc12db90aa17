import { onIntent } from '../../client/on-intent'
import { searchWaits } from '../../site/strings/interface'

/** Brings what filters when somebody is about to type, or goes on when it did not come: one page has such a field. */
export function startFilter(): void {
  let isComposing = false
  onIntent<HTMLInputElement>('.filter > input', (field, event) => {
    if ('data' in event) isComposing = Boolean((event as InputEvent).isComposing)
    import(/* webpackChunkName: "filter" */ '../../client/filter-rows').then(
      ({ filterRows }) => filterRows(field, isComposing),
      () => field.nextElementSibling!.replaceChildren(searchWaits.errorHelp),
    )
  })
}

/** Filters by what the address asks, or by what was typed before the reader was there. Call for every page. */
export function openFilter(): void {
  const field = document.querySelector<HTMLInputElement>('.filter > input')
  if (location.search || field?.value) field?.click()
}
