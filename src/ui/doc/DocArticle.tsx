import { doc as strings } from '../../site/strings'
import type { DocPage } from '../../site/types'
import { Icon } from '../parts/Icon'
import { articleParts, BODY_ID, LEAD_ID } from './article-parts'
import { DocMeta } from './DocMeta'
import { FrameworkSwitch } from './FrameworkSwitch'
import { StatusBanner } from './StatusBanner'
import { TocList } from './TocList'

/** Title, meta line, framework switch, lead, narrow table of contents, banner and body of a doc. */
export function DocArticle({ doc }: { doc: DocPage }) {
  const { lead, body } = articleParts(doc)
  return (
    <article>
      <header className="doc-header">
        <h1>{doc.title}</h1>
        <DocMeta {...doc} />
        {doc.variants && <FrameworkSwitch label={strings.frameworks} variants={doc.variants} path={doc.path} />}
        <div id={LEAD_ID} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: lead }} />
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
      <div className="prose" id={BODY_ID} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: body }} />
    </article>
  )
}
