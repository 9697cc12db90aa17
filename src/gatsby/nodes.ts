import type { CreatePagesArgs } from 'gatsby'
import { join } from 'node:path'
import { HOME_FILE } from './doc'
import { siteHome } from './home'
import { docPage } from './doc-page'
import type { SiteState } from './site-state'

/**
 * Makes the nodes of the content as it is now: a `Doc` of each page, below its Mdx node or, where broken front matter
 * leaves none, its File node; and `SiteHome`. A node says all that its page shows, its digest is that of what it says:
 * Gatsby runs the query of a page again when anything on it has changed, and of no other page.
 */
export async function createNodes({ actions, createContentDigest, getNodesByType }: CreatePagesArgs, state: SiteState) {
  const sources = new Map<unknown, string>([
    ...getNodesByType('File').map(({ id, absolutePath }) => [absolutePath, id] as const),
    ...getNodesByType('Mdx').map(({ id, internal }) => [internal.contentFilePath, id] as const),
  ])
  const create = (type: string, id: string, file: string, says: object): Promise<unknown> =>
    Promise.resolve(
      actions.createNode({
        ...says,
        id,
        parent: sources.get(join(state.root, file)) ?? null,
        children: [],
        internal: { type, contentDigest: createContentDigest(JSON.stringify(says)) },
      }),
    )
  const { docs, byId } = state.model
  await create('SiteHome', 'home', HOME_FILE, await siteHome(state.root))
  await Promise.all(docs.map((doc) => create('Doc', doc.id, doc.file, docPage(doc))))
  for (const node of getNodesByType('Doc')) if (!byId.has(node.id)) actions.deleteNode(node)
}
