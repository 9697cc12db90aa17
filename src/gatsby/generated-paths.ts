import { agentFiles } from '../site/agent-files'
import { AREA_IDS } from '../site/area-ids'
import { projectPath, projects } from '../site/projects'
import { areaTextPath, files, indexPath, printPath } from '../site/routes'

/** Files that the build writes besides pages, as paths without prefix; links to them are good. */
export const GENERATED_PATHS: readonly string[] = [
  ...Object.values(files),
  ...Object.values(agentFiles),
  ...AREA_IDS.flatMap((area) => [indexPath(area), areaTextPath(area), printPath(area)]),
  '/sitemap-index.xml',
  '/sitemap-0.xml',
  ...projects.map(projectPath),
]
