import { searchIslands as strings } from '../../site/island-strings'
import { hitView, previewOf } from '../hit-view'
import { marked } from '../marked'
import type { Item } from './items'

/** What stands where the active hit leads, from texts that are there already; only where there is room for it. */
export function Preview({ item }: { item: Item | undefined }) {
  if (item?.kind !== 'hit') return <section className="search-preview" aria-label={strings.previewAria} />
  const { path, title } = hitView(item.hit)
  return (
    <section className="search-preview" aria-label={strings.previewAria}>
      <p className="search-path">{path}</p>
      <h2>{marked(title)}</h2>
      {previewOf(item.hit).map((text, index) => (
        <p key={index}>{marked(text)}</p>
      ))}
    </section>
  )
}
