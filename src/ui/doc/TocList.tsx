import type { TocItem } from '../../site/types'

/** Table of contents, levels 2 to 3, as nested lists. `src/enhance/toc-spy.ts` marks the current entry. */
export function TocList({ items }: { items: readonly TocItem[] }) {
  return (
    <ol>
      {items.map(({ id, text, children }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
          {children.length > 0 && <TocList items={children} />}
        </li>
      ))}
    </ol>
  )
}
