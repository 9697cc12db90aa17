import { search as strings, searchIslands } from '../../site/strings/search'
import { isRow, LIST_ID } from './items'
import { StartRow } from './StartRow'
import type { ListProps } from './use-item-actions'

const LISTS = [
  { kind: 'recent', title: strings.recentTitle },
  { kind: 'favorite', title: strings.favoritesTitle },
  { kind: 'section', title: searchIslands.sectionsHere },
  { kind: 'task', title: searchIslands.tasks },
] as const

/** Recent and favourite searches, then what is near: sections of the page and tasks. A grid: some rows hold buttons. */
export function StartScreen({ items, active, actions }: ListProps) {
  const hasStored = items.some(({ kind }) => kind === 'recent' || kind === 'favorite')
  return (
    <div className="search-start">
      {!hasStored && <p className="search-none">{strings.noRecent}</p>}
      <div className="search-list" id={LIST_ID} role="grid" aria-label={strings.modalAria}>
        {LISTS.filter(({ kind }) => items.some((item) => item.kind === kind)).map(({ kind, title }) => (
          <div key={kind} role="rowgroup" aria-labelledby={`search-${kind}`}>
            <div className="search-group" id={`search-${kind}`}>
              {title}
            </div>
            {items.map((item, index) =>
              isRow(item) && item.kind === kind ? (
                <StartRow key={index} item={item} index={index} active={active} actions={actions} />
              ) : null,
            )}
          </div>
        ))}
      </div>
    </div>
  )
}
