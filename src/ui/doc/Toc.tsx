import { doc as strings, sidebar } from '../../site/strings'
import type { TocItem } from '../../site/types'
import { Icon } from '../parts/Icon'
import { TocList } from './TocList'

/** Table of contents beside the article. */
export function Toc({ items }: { items: readonly TocItem[] }) {
  return (
    <nav className="toc" aria-label={strings.tocTitle}>
      {items.length > 0 && (
        <>
          <p className="toc-title">{strings.tocTitle}</p>
          <TocList items={items} />
          <div className="toc-foot">
            <a href="#content">
              <Icon name="arrow-up" />
              {sidebar.scrollTop}
            </a>
          </div>
        </>
      )}
    </nav>
  )
}
