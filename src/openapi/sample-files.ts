import { samplePath } from '../site/routes'
import { loadReference } from './load-reference'
import { sampleFiles } from './samples'

/** @returns every request sample that stands beside the page: its path without prefix, and its text. */
export function allSampleFiles(): { path: string; code: string }[] {
  const { groups, servers } = loadReference()
  return groups
    .flatMap((group) => group.endpoints)
    .flatMap((endpoint) =>
      sampleFiles(endpoint, servers[0]!.url).map(({ name, code }) => ({ path: samplePath(endpoint.id, name), code })),
    )
}
