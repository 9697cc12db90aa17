import { graphql } from 'gatsby'
export default function DocTemplate({ data }: any) {
  return <main><h1>{data.doc.title}</h1><div className="prose" dangerouslySetInnerHTML={{ __html: data.doc.html }} /></main>
}
export const query = graphql`
  query DocPage($docId: String!) { doc(id: $docId) { id area path title description html toc { id text children { id text } } sidebar breadcrumbs { label path } prev { label path } next { label path } editUrl updatedAt status variants { framework path } sdk } }
`
