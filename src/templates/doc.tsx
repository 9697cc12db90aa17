import { graphql } from 'gatsby'
import '../page/doc.css'
import { Breadcrumbs } from '../page/Breadcrumbs/Breadcrumbs'
import { DocArticle } from '../page/DocArticle/DocArticle'
import { Pager } from '../page/Pager/Pager'
import { Toc } from '../page/Toc/Toc'
import { Seo } from '../page/parts/Seo'
import { markdownPath } from '../site/routes'
import type { SitePageProps } from '../page/Layout'

/** The template of all docs and the agreement; the API reference wraps it (`openapi.tsx`). The sidebar belongs to the layout, which stays. */
export default function DocTemplate({ data, pageContext }: SitePageProps) {
  const doc = data?.doc
  if (!doc) throw new Error('the page query returned no doc')
  return (
    <>
      <Seo
        title={doc.title}
        description={doc.description}
        path={doc.path}
        noindex={doc.status !== 'listed'}
        markdown={markdownPath(doc.path)}
        breadcrumbs={doc.breadcrumbs}
      />
      <main className="main" id="content" tabIndex={-1}>
        <Breadcrumbs items={doc.breadcrumbs} />
        <DocArticle doc={doc} />
        <Pager {...doc} />
      </main>
      {pageContext.layout !== 'openapi' && <Toc {...doc} />}
    </>
  )
}

export const query = graphql`
  query DocPage($docId: String!) {
    doc(id: $docId)
  }
`
