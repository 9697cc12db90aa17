import { graphql } from 'gatsby'
import { doc as strings, sidebar } from '../../site/strings/interface'
import { Icon } from '../shared/Icon'
import { FrameworkSwitch } from '../FrameworkSwitch/FrameworkSwitch'
import { TocList } from './TocList'

/** Beside the article: table of contents, the framework switch of the section that is being read, way back to the top. */
export function Toc({ toc, variants, path }: Queries.TocFragment) {
  return (
    <aside className="toc" aria-label={strings.tocAside}>
      {toc.length > 0 && (
        <>
          <nav aria-label={strings.tocTitle}>
            <p className="toc-title">{strings.tocTitle}</p>
            <TocList items={toc} />
          </nav>
          {variants && (
            <div className="toc-foot">
              <p className="toc-title">{strings.frameworkSwitch}</p>
              <FrameworkSwitch label={strings.frameworkSwitch} variants={variants} path={path} />
            </div>
          )}
          <div className="toc-foot">
            <a href="#content">
              <Icon name="arrow-up" />
              {sidebar.scrollTop}
            </a>
          </div>
        </>
      )}
    </aside>
  )
}

/** @public What it shows of a page: headings of two levels. */
export const tocFragment = graphql`
  fragment TocEntry on TocItem {
    id
    text
    method
  }
  fragment Toc on Doc {
    path
    toc {
      ...TocEntry
      children {
        ...TocEntry
      }
    }
    variants {
      framework
      path
    }
  }
`
