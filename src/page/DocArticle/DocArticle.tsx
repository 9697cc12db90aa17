import { graphql } from 'gatsby'
import { doc as strings } from '../../site/strings/interface'
import { Icon } from '../shared/Icon'
import { DocMeta } from '../DocMeta/DocMeta'
import { HandbookRail } from '../FrameworkSwitch/HandbookRail'
import { StatusBanner } from '../StatusBanner/StatusBanner'
import { TocList } from '../Toc/TocList'

/** Title, rail of a handbook, lead, meta line, banner, narrow table of contents and body of a doc. */
export function DocArticle({ doc }: { doc: Queries.DocArticleFragment }) {
  return (
    <article>
      <header>
        <h1>{doc.title}</h1>
        <HandbookRail {...doc} />
      </header>
      {/* A reader mode takes what has the class of the body for a part of the article; a div with as many links it drops */}
      <section className="prose">
        <div id="article-lead" dangerouslySetInnerHTML={{ __html: doc.lead }} />
        <DocMeta {...doc} />
        <StatusBanner status={doc.status} />
      </section>
      {doc.toc.length > 0 && (
        <details className="toc-inline">
          <summary>
            {strings.tocTitle}
            <span className="toc-now" />
            <Icon name="chevron-right" />
          </summary>
          <TocList items={doc.toc} />
        </details>
      )}
      <div className="prose" id="article-body" dangerouslySetInnerHTML={{ __html: doc.body }} />
    </article>
  )
}

/** @public What it shows of a page. */
export const docArticleFragment = graphql`
  fragment DocArticle on Doc {
    title
    lead
    body
    status
    ...HandbookRail
    ...DocMeta
    ...Toc
  }
`
