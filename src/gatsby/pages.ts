import type { GatsbyNode } from 'gatsby'
import { resolve } from 'node:path'
import { DOCS_MAIN_ID, routes } from '../site/routes'
import { contentFiles } from './model'
import { createNodes } from './nodes'
import { copyAssets } from '../outputs/assets'
import { reportProblems } from './diagnostics/report'
import { loadSite } from './site-state'

/** Whether Gatsby runs as the preview (`gatsby develop`). */
export const isPreview = (): boolean => process.env.gatsby_executing_command === 'develop'

/** Whether mistakes end the run: in a build, unless an author asks to see the site as it is. */
export const stopsOnErrors = (): boolean => !isPreview() && process.env.CONTENT_ERRORS !== 'warn'

/**
 * Makes nodes and pages of the content, after all of it has been checked: mistakes stop a build before webpack. In the
 * preview it runs after every edit.
 */
export const createPages: GatsbyNode['createPages'] = async (gatsby) => {
  const root = process.cwd()
  const state = await loadSite(root, contentFiles(root), { preview: isPreview() })
  reportProblems(state.problems, gatsby.reporter, stopsOnErrors())
  await copyAssets(state)
  await createNodes(gatsby, state)
  const { createPage } = gatsby.actions
  createPage({ path: routes.home, component: resolve('src/templates/home.tsx') })
  for (const { id, path } of state.model.docs) {
    const component = resolve('src/templates/doc.tsx')
    createPage({ path, component, context: { id } })
    if (id === DOCS_MAIN_ID) createPage({ path: routes.docs, component, context: { id } })
  }
}
