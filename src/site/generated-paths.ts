import { agentFiles } from './agent-files'
import { AREA_IDS } from './areas'
import { areaTextPath, files, indexPath, printPath } from './routes'

/** Files that the build writes besides pages, as paths without prefix; links to them are good. */
export const GENERATED_PATHS: readonly string[] = [
  ...Object.values(files),
  ...Object.values(agentFiles),
  ...AREA_IDS.flatMap((area) => [indexPath(area), areaTextPath(area), printPath(area)]),
  '/sitemap-index.xml',
  '/sitemap-0.xml',
]
