import { searchIslands as strings } from '../../site/strings/search'
import { placeOf, titleOf } from '../client/hit-view'
import { marked } from '../marked'
import type { Item } from './items'

/** What stands where the active hit leads, from texts that are there already; only where there is room for it. */
export function Preview({ item }: { item: Item | undefined }) {
  if (item?.kind !== 'hit') return <section className="search-preview" aria-label={strings.previewAria} />
  return (
    <section className="search-preview" aria-label={strings.previewAria}>
      <p className="search-path">{placeOf(item.hit)}</p>
      <h2>{marked(titleOf(item.hit))}</h2>
      {item.hit.preview().map((text, index) => (
        <p key={index}>{marked(text)}</p>
      ))}
    </section>
  )
}
