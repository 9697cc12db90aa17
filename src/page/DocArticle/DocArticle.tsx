import { doc as strings } from '../../site/strings'
import type { DocPage } from '../../site/types'
import { Icon } from '../parts/Icon'
import { DocMeta } from '../DocMeta/DocMeta'
import { FrameworkSwitch } from '../FrameworkSwitch/FrameworkSwitch'
import { StatusBanner } from '../StatusBanner/StatusBanner'
import { TocList } from '../Toc/TocList'

/** Title, meta line, framework switch, lead, narrow table of contents, banner and body of a doc. */
export function DocArticle({ doc }: { doc: DocPage }) {
  return (
    <article>
      <header className="doc-header">
        <h1>{doc.title}</h1>
        <DocMeta {...doc} />
        {doc.variants && <FrameworkSwitch label={strings.frameworks} variants={doc.variants} path={doc.path} />}
        <div id="article-lead" dangerouslySetInnerHTML={{ __html: doc.lead }} />
        {doc.toc.length > 0 && (
          <details className="toc-inline">
            <summary>
              {strings.tocTitle}
              <Icon name="chevron-right" />
            </summary>
            <TocList items={doc.toc} />
          </details>
        )}
        <StatusBanner status={doc.status} />
      </header>
      <div className="prose" id="article-body" dangerouslySetInnerHTML={{ __html: doc.body }} />
    </article>
  )
}
