import { graphql, type PageProps } from 'gatsby'
import '../page/doc.css'
import { Breadcrumbs } from '../page/Breadcrumbs/Breadcrumbs'
import { DocArticle } from '../page/DocArticle/DocArticle'
import { Pager } from '../page/Pager/Pager'
import { Toc } from '../page/Toc/Toc'
import { Seo } from '../page/shared/Seo'
import { markdownPath } from '../site/routes'

/** The template of all docs and of the agreement. The sidebar belongs to the layout, which stays. */
export default function DocTemplate({ data: { doc } }: PageProps<Queries.DocPageQuery>) {
  if (!doc) throw new Error('the page query returned no doc')
  return (
    <>
      <Seo
        title={doc.title}
        description={doc.description}
        path={doc.path}
        {...(doc.status === 'listed' ? { markdown: markdownPath(doc.path) } : { noindex: true })}
        breadcrumbs={doc.breadcrumbs}
      />
      <main
        className={doc.body.includes('<section class="endpoint"') ? 'main wide' : 'main'}
        id="content"
        tabIndex={-1}
      >
        <Breadcrumbs {...doc} />
        <DocArticle doc={doc} />
        <Pager {...doc} />
      </main>
      <Toc {...doc} />
    </>
  )
}

/** The frame (`src/page/Layout.tsx`) shows the sidebar, the HTML around the page (`gatsby-ssr.tsx`) is made by what it uses. */
export const query = graphql`
  fragment DocTemplate on Doc {
    description
    uses
    icons
    ...Sidebar
    ...Breadcrumbs
    ...DocArticle
    ...Pager
  }
  query DocPage($id: String!) {
    doc(id: { eq: $id }) {
      ...DocTemplate
    }
  }
`
