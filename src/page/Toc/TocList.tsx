import type { TocItem } from '../../site/types'
import { Method } from '../parts/Method'

/**
 * Table of contents, levels 2 to 3, as nested lists. `src/page/Toc/behaviour.ts` marks the current entry.
 */
export function TocList({ items }: { items: readonly TocItem[] }) {
  return (
    <ol>
      {items.map(({ id, text, method, children }) => (
        <li key={id}>
          <a href={`#${id}`}>
            <Method name={method} />
            {text}
          </a>
          {children.length > 0 && <TocList items={children} />}
        </li>
      ))}
    </ol>
  )
}
