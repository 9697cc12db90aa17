import type { GatsbyNode } from 'gatsby'
import { siteHome } from './home'
import { currentSite, docPage, pageOf } from './site'

/** Empty or odd content never changes the schema: nothing is inferred from it. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) =>
  actions.createTypes('type Mdx implements Node @dontInfer { id: ID! }')

/**
 * `doc(id)`, `docs` and `siteHome`: all that templates and outputs show, already computed. Their shape is told once, by
 * the types `DocPage` and `SiteHome` (`src/site/types.ts`). Fields of their own and not of `Mdx`, because a page whose
 * front matter is broken has no Mdx node, and the preview must still show what is wrong with it.
 */
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers }) => {
  createResolvers({
    Query: {
      doc: { type: 'JSON', args: { id: 'String!' }, resolve: (_: unknown, { id }: { id: string }) => pageOf(id) },
      siteHome: { type: 'JSON!', resolve: () => siteHome(currentSite().root) },
      docs: { type: '[JSON!]!', resolve: () => currentSite().model.docs.map((doc) => docPage(doc)) },
    },
  })
}
