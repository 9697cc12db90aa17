import { doc as strings, sidebar } from '../../site/strings'
import type { DocPage } from '../../site/types'
import { Icon } from '../parts/Icon'
import { FrameworkSwitch } from '../FrameworkSwitch/FrameworkSwitch'
import { TocList } from './TocList'

/** Beside the article: table of contents, the framework switch of the section that is being read, way back to the top. */
export function Toc({ toc, variants, path }: Pick<DocPage, 'toc' | 'variants' | 'path'>) {
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
