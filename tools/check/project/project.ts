import type { SiteState } from '../../../src/gatsby/site'
import type { Problem } from '../../../src/site/types'
import { dataFileFaults, pitfallRuleFaults } from './data-files'
import { docLinkFaults } from './doc-links'
import { elementIdFaults } from './element-ids'
import { historyFaults } from './history'
import { ignoredFileFaults } from './ignored-files'
import { mergeMarkFaults } from './merge-marks'
import { namedFileFaults } from './named-files'
import { nodeVersionFaults } from './node-versions'
import { pipelineFaults } from './pipeline'
import { sampleDataFaults } from './sample-data'
import { settingsFaults } from './settings'
import { siteFaults } from './site-facts'
import { tokenFaults } from './tokens'
import { nameFaults, schemaFaults, versionFaults } from './versions'

/**
 * What is wrong outside of the pages: settings, published files, facts of the site, and what any of them names. Read as
 * text and data: nothing is run.
 */
export function projectProblems({ root, model, bodies }: Pick<SiteState, 'root' | 'model' | 'bodies'>): Problem[] {
  const pages = new Map(model.docs.map(({ path, id }) => [path, bodies.get(id)?.ids ?? []]))
  return [
    ...dataFileFaults(root),
    ...pitfallRuleFaults(root),
    ...ignoredFileFaults(root),
    ...namedFileFaults(root),
    ...docLinkFaults(root),
    ...sampleDataFaults(root),
    ...elementIdFaults(root),
    ...settingsFaults(root),
    ...pipelineFaults(root),
    ...historyFaults(root),
    ...mergeMarkFaults(root),
    ...versionFaults(root),
    ...nodeVersionFaults(root),
    ...schemaFaults(root),
    ...nameFaults(root),
    ...siteFaults(root, pages),
    ...tokenFaults(root),
  ]
}
