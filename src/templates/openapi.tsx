import { graphql } from 'gatsby'
import '../page/Openapi/style.css'

/** The template of the API reference: that of the docs, with styles which no other page has to carry. */
export { default } from './doc'

export const query = graphql`
  query OpenapiPage($id: String!) {
    doc(id: { eq: $id }) {
      ...DocTemplate
    }
  }
`
