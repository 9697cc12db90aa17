import { Icon } from '../../page/shared/Icon'
import { onPress } from '../navigate-to-hit'
import { buttonsOf, itemId, type RowItem } from './items'
import { itemHref, stayInField, type ListProps } from './use-item-actions'

const ICONS: Record<RowItem['kind'], string> = {
  recent: 'history',
  favorite: 'star',
  section: 'hash',
  task: 'file-text',
}

interface StartRowProps extends Omit<ListProps, 'items'> {
  item: RowItem
  index: number
}

/** A row of the dialog before anything is typed: a link, and the buttons of a stored search. */
export function StartRow({ item, index, active, actions }: StartRowProps) {
  const on = active.index === index
  const classOf = (cell: number) => (on && active.cell === cell ? 'on' : undefined)
  const { title, path } = 'stored' in item ? item.stored : { title: item.title, path: '' }
  return (
    // The focus stays in the field, which names the active cell.
    // eslint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      className={`search-hit${on ? ' on' : ''}`}
      role="row"
      aria-selected={on}
      onMouseMove={() => active.point(index)}
    >
      <Icon name={ICONS[item.kind]} />
      <div role="gridcell" id={itemId(index)} className={classOf(0)}>
        <a
          href={itemHref(item)}
          tabIndex={-1}
          onMouseDown={stayInField}
          {...onPress((event) => actions.follow(event, item))}
        >
          <b>{title}</b>
          {path && <span className="search-path">{path}</span>}
        </a>
      </div>
      {buttonsOf(item).map(({ label, icon }, number) => (
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
