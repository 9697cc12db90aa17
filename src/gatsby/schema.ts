import type { GatsbyNode } from 'gatsby'
import { siteHome } from './home'
import { currentSite, docPage, pageOf } from './site'

/** Explicit types: empty or odd content never changes the schema. `doc` is made in `state.ts`. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(`
    type DocLink { label: String! path: String }
    type DocTocItem { id: String! text: String! method: String children: [DocTocItem!]! }
    type DocVariant { framework: String! path: String! }
    type DocPage {
      id: String!
      area: String
      path: String!
      title: String!
      description: String!
      lead: String!
      body: String!
      uses: [String!]!
      icons: [String!]!
      toc: [DocTocItem!]!
      sidebar: JSON!
      breadcrumbs: [DocLink!]!
      prev: DocLink
      next: DocLink
      editUrl: String!
      updatedAt: String
      status: String!
      variants: [DocVariant!]
      sdk: JSON
    }
    type SiteHome { scene: String! sphere: String! steps: String! uses: [String!]! icons: [String!]! }
    type Mdx implements Node @dontInfer { id: ID! }
  `)
}

/**
 * `doc(id)` and `docs`: everything the template shows, already computed. A field of its own and not one of `Mdx`, because a page
 * whose front matter is broken has no Mdx node, and the preview must still show what is wrong with it.
 */
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers }) => {
  createResolvers({
    Query: {
      doc: { type: 'DocPage', args: { id: 'String!' }, resolve: (_: unknown, { id }: { id: string }) => pageOf(id) },
      siteHome: { type: 'SiteHome', resolve: () => siteHome(currentSite().root) },
      docs: { type: '[DocPage!]!', resolve: () => currentSite().model.docs.map((doc) => docPage(doc)) },
    },
  })
}
