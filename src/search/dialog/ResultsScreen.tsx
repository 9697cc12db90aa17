import type { MouseEvent } from 'react'
import { fill, search as strings } from '../../site/strings'
import { Icon } from '../../page/parts/Icon'
import { groupHits, hitView } from '../hit-view'
import { itemId, LIST_ID, type Item } from './items'
import { marked } from '../marked'
import type { ActiveItem } from './use-active-item'
import { itemHref, type ItemActions } from './use-item-actions'

interface ResultsScreenProps {
  items: Item[]
  active: ActiveItem
  actions: ItemActions
}

/** Hits in one group per area, and a last option that leads to all of them. */
export function ResultsScreen({ items, active, actions }: ResultsScreenProps) {
  const hits = items.flatMap((item) => (item.kind === 'hit' ? item.hit : []))
  const option = (item: Item, index: number) => (
    <ResultOption key={index} item={item} index={index} count={items.length} active={active} actions={actions} />
  )
  let next = 0
  return (
    <div className="search-list" id={LIST_ID} role="listbox" aria-label={strings.modalAria}>
      {groupHits(hits).map(({ area, hits: own }, number) => (
        <div key={area} role="group" aria-labelledby={`search-group-${number}`}>
          <div className="search-group" id={`search-group-${number}`}>
            {fill(strings.group, { section: area })}
          </div>
          {own.map((hit) => option({ kind: 'hit', hit }, next++))}
        </div>
      ))}
      {items.map((item, index) => (item.kind === 'all' ? option(item, index) : null))}
    </div>
  )
}

interface ResultOptionProps {
  item: Item
  index: number
  count: number
  active: ActiveItem
  actions: ItemActions
}

/** An option is a link, so that it can be opened in another tab; the focus never enters it. */
function ResultOption({ item, index, count, active, actions }: ResultOptionProps) {
  const on = active.index === index
  const open = (event: MouseEvent): void => {
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey
    if (!elsewhere) event.preventDefault()
    actions.pick(item, 0, elsewhere)
  }
  return (
    <a
      className={`search-hit${on ? ' on' : ''}`}
      id={itemId(index)}
      role="option"
      aria-selected={on}
      aria-posinset={index + 1}
      aria-setsize={count}
      tabIndex={-1}
      href={itemHref(item)}
      onMouseMove={() => active.point(index)}
      onClick={open}
    >
      {item.kind === 'hit' && <HitText item={item} />}
      {item.kind === 'all' && (
        <>
          <b>{fill(strings.seeAll, { count: item.total })}</b>
          <Icon name="arrow-right" />
        </>
      )}
    </a>
  )
}

function HitText({ item }: { item: Extract<Item, { kind: 'hit' }> }) {
  const view = hitView(item.hit)
  return (
    <>
      <Icon name={view.icon} />
      <span className="search-text">
        <b>{marked(view.title)}</b>
        {view.snippet && <span className="search-snippet">{marked(view.snippet)}</span>}
        <span className="search-path">{view.path}</span>
      </span>
    </>
  )
}
