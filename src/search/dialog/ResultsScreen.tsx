import { search as strings, searchIslands } from '../../site/strings/search'
import { fill } from '../../site/strings/interface'
import { Icon } from '../../page/shared/Icon'
import { placeOf, titleOf } from '../client/hit-view'
import { plainText } from '../engine/hit'
import { itemId, LIST_ID, type Item } from './items'
import { marked } from '../marked'
import { onPress } from '../navigate-to-hit'
import { itemHref, stayInField, type ListProps } from './use-item-actions'

interface ResultsScreenProps extends ListProps {
  /** Gets the hits that are not in view yet. */
  onMore: () => void
}

/** Further hits are asked for when the end of the list is this near, in CSS pixels. */
const NEAR_END = 240

/** One block per page in the order of the answer, the page first and its sections below; last, what leads to all hits. */
export function ResultsScreen({ items, active, actions, onMore }: ResultsScreenProps) {
  const blocks = new Map<number, { title: string; indexes: number[] }>()
  items.forEach((item, index) => {
    if (item.kind !== 'hit') return
    const known = blocks.get(item.block)
    if (known) known.indexes.push(index)
    else blocks.set(item.block, { title: plainText(titleOf(item.hit)), indexes: [index] })
  })
  const option = (index: number) => (
    <ResultOption key={index} items={items} index={index} active={active} actions={actions} />
  )
  return (
    <div
      className="search-list"
      id={LIST_ID}
      role="listbox"
      aria-label={strings.modalAria}
      onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
        if (scrollHeight - scrollTop - clientHeight < NEAR_END) onMore()
      }}
    >
      {/* A page alone has no name besides its own, which would be read twice */}
      {[...blocks.values()].map(({ title, indexes }) => (
        <div key={indexes[0]} role="group" aria-label={indexes[1] ? title : undefined}>
          {indexes.map(option)}
        </div>
      ))}
      {items.map((item, index) => (item.kind === 'all' ? option(index) : null))}
    </div>
  )
}

/** An option is a link, so that it can be opened in another tab; the focus never enters it. */
function ResultOption({ items, index, active, actions }: ListProps & { index: number }) {
  const item = items[index]!
  const on = active.index === index
  return (
    <a
      className={`search-hit${on ? ' on' : ''}${item.kind === 'hit' && !item.isPage ? ' section' : ''}`}
      id={itemId(index)}
      role="option"
      aria-selected={on}
      aria-posinset={index + 1}
      aria-setsize={items.length}
      tabIndex={-1}
      href={itemHref(item)}
      onMouseDown={stayInField}
      onMouseMove={() => active.point(index)}
      {...onPress((event) => actions.follow(event, item))}
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

const ICONS = { page: 'file-text', heading: 'hash', text: 'text-align-start' } as const

/** A page with its area, or a section of it on one line. */
function HitText({ item: { hit, isPage, saysWhy } }: { item: Extract<Item, { kind: 'hit' }> }) {
  return (
    <>
      <Icon name={ICONS[hit.kind]} />
      <span className="search-text">
        <b>{marked(titleOf(hit))}</b>
        {saysWhy && <span className="search-unseen">{searchIslands.unseen}</span>}
        {hit.snippet.length > 0 && <span className="search-snippet">{marked(hit.snippet)}</span>}
      </span>
      {isPage && <span className="search-area">{placeOf(hit)}</span>}
    </>
  )
}
