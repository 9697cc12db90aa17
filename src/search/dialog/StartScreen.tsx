import { search as strings } from '../../site/strings'
import { Icon } from '../../page/parts/Icon'
import { itemId, LIST_ID, type Item } from './items'
import type { ActiveItem } from './use-active-item'
import { itemHref, type ItemActions } from './use-item-actions'

type StoredItem = Extract<Item, { kind: 'recent' | 'favorite' }>

interface ListProps {
  items: Item[]
  active: ActiveItem
  actions: ItemActions
}

/** Buttons of a row, in the order of its cells. */
const BUTTONS: Record<StoredItem['kind'], { label: string; icon: string }[]> = {
  recent: [
    { label: strings.saveRecent, icon: 'star' },
    { label: strings.removeRecent, icon: 'x' },
  ],
  favorite: [{ label: strings.removeFavorite, icon: 'x' }],
}

/** Recent and favourite searches, as a grid: its rows hold buttons. */
export function StartScreen({ items, active, actions }: ListProps) {
  const stored = items.filter((item): item is StoredItem => item.kind === 'recent' || item.kind === 'favorite')
  if (!stored.length) {
    return (
      <div className="search-empty">
        <p>{strings.noRecent}</p>
      </div>
    )
  }
  const lists = [
    { kind: 'recent', title: strings.recentTitle },
    { kind: 'favorite', title: strings.favoritesTitle },
  ] as const
  return (
    <div className="search-list" id={LIST_ID} role="grid" aria-label={strings.modalAria}>
      {lists.map(({ kind, title }) =>
        stored.some((item) => item.kind === kind) ? (
          <div key={kind} role="rowgroup" aria-labelledby={`search-${kind}`}>
            <div className="search-group" id={`search-${kind}`}>
              {title}
            </div>
            {stored.map((item, index) =>
              item.kind === kind ? (
                <StoredRow key={item.stored.objectID} item={item} index={index} active={active} actions={actions} />
              ) : null,
            )}
          </div>
        ) : null,
      )}
    </div>
  )
}

interface StoredRowProps extends Omit<ListProps, 'items'> {
  item: StoredItem
  index: number
}

function StoredRow({ item, index, active, actions }: StoredRowProps) {
  const on = active.index === index
  const classOf = (cell: number) => (on && active.cell === cell ? 'on' : undefined)
  return (
    // The focus stays in the field, which names the active cell.
    // eslint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      className={`search-hit${on ? ' on' : ''}`}
      role="row"
      aria-selected={on}
      onMouseMove={() => active.point(index)}
    >
      <Icon name={item.kind === 'recent' ? 'history' : 'star'} />
      <div role="gridcell" id={itemId(index)} className={classOf(0)}>
        <a
          href={itemHref(item)}
          tabIndex={-1}
          onClick={(event) => {
            const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey
            if (!elsewhere) event.preventDefault()
            actions.pick(item, 0, elsewhere)
          }}
        >
          <b>{item.stored.title}</b>
          {item.stored.path && <span className="search-path">{item.stored.path}</span>}
        </a>
      </div>
      {BUTTONS[item.kind].map(({ label, icon }, number) => (
        <div key={label} role="gridcell" id={itemId(index, number + 1)} className={classOf(number + 1)}>
          <button
            type="button"
            className="icon-btn"
            tabIndex={-1}
            aria-label={label}
            title={label}
            onClick={() => {
              actions.pick(item, number + 1)
              document.getElementById('search-input')?.focus()
            }}
          >
            <Icon name={icon} />
          </button>
        </div>
      ))}
    </div>
  )
}
