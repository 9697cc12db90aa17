import { Fragment } from 'react'
import { pathParts } from '../../site/path-parts'
import type { TocItem } from '../../site/types'

/**
 * Table of contents, levels 2 to 3, as nested lists. `src/page/Toc/behaviour.ts` marks the current entry.
 */
export function TocList({ items }: { items: readonly TocItem[] }) {
  return (
    <ol>
      {items.map(({ id, text, method, children }) => (
        <li key={id}>
          <a href={`#${id}`}>
            {method && (
              // The space parts them where both are read as one text; styles come with the page of the open API
              <>
                <span className={`method ${method.toLowerCase()}`}>{method}</span>{' '}
              </>
            )}
            {breakable(text)}
          </a>
          {children && children.length > 0 && <TocList items={children} />}
        </li>
      ))}
    </ol>
  )
}

/** A name with its namespace may break where the namespace ends. */
const breakable = (text: string) =>
  pathParts(text).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
