import type { GatsbyNode } from 'gatsby'
import { join, relative, resolve, sep } from 'node:path'
import { DOCS_MAIN_ID, routes } from '../site/routes'
import { HOME_FILE } from './doc'
import { homeDigest } from './home'
import { contentFiles } from './model'
import { copyAssets } from '../publish/assets'
import { writeSearchIndexSoon } from '../publish/search-index'
import { searchPages, storeSearchPages } from '../publish/search-pages'
import { reportProblems } from './report'
import { loadSite, pageDigest } from './site'

interface MdxNode {
  internal: { contentFilePath: string }
}

/** Whether Gatsby runs as the preview (`gatsby develop`). */
export const isPreview = (): boolean => process.env.gatsby_executing_command === 'develop'

/** Whether mistakes end the run: in a build, unless an author asks to see the site as it is. */
export const stopsOnErrors = (): boolean => !isPreview() && process.env.CONTENT_ERRORS !== 'warn'

/**
 * Creates a page for every Mdx node, after the whole content has been checked: mistakes stop a build before webpack.
 * The preview also takes files that have no node because their front matter is broken, to show what is wrong.
 */
export const createPages: GatsbyNode['createPages'] = async ({ actions, getNodesByType, reporter }) => {
  const root = process.cwd()
  const nodes = getNodesByType('Mdx') as unknown as MdxNode[]
  const nodeFiles = nodes.map(({ internal }) => relative(root, internal.contentFilePath).split(sep).join('/'))
  const files = isPreview() ? contentFiles(root) : nodeFiles.filter((file) => file !== HOME_FILE).sort()
  const state = await loadSite(root, files, { preview: isPreview() })
  reportProblems(state.problems, reporter, stopsOnErrors())
  await copyAssets(state)
  const pages = searchPages(state)
  storeSearchPages(root, pages)
  if (isPreview()) writeSearchIndexSoon(pages, join(root, 'public'))
  // Not below `src/pages`: the digest lets its query run again when its drawings or its steps have changed
  const home = { component: resolve('src/templates/home.tsx'), context: { digest: homeDigest(root) } }
  actions.createPage({ path: routes.home, ...home })
  for (const doc of state.model.docs) {
    const component = resolve(`src/templates/${doc.id === 'openapi' ? 'openapi' : 'doc'}.tsx`)
    const context = { docId: doc.id, layout: doc.area ? 'doc' : doc.id, digest: pageDigest(doc) }
    actions.createPage({ path: doc.path, component, context })
    if (doc.id === DOCS_MAIN_ID) actions.createPage({ path: routes.docs, component, context })
  }
}
