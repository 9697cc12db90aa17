import type { SiteState } from '../../../src/gatsby/site'
import type { Problem } from '../../../src/site/types'
import { dataFileFaults } from './data-files'
import { namedFileFaults } from './named-files'
import { siteFaults } from './site-facts'

/**
 * What is wrong outside of the pages: settings, published files, facts of the site, and what any of them names. Read as
 * text and data: nothing is run.
 */
export function projectProblems({ root, model, bodies }: Pick<SiteState, 'root' | 'model' | 'bodies'>): Problem[] {
  const pages = new Map(model.docs.map(({ path, id }) => [path, bodies.get(id)?.ids ?? []]))
  return [...dataFileFaults(root), ...namedFileFaults(root), ...siteFaults(root, pages)]
}
