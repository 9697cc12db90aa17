import { samplePath } from '../site/routes'
import { sampleFiles } from './samples'
import type { Reference } from './types'

/** @returns every request sample that stands beside the pages: its path without prefix, and its text. */
export const allSampleFiles = ({ groups, servers }: Reference): { path: string; code: string }[] =>
  groups
    .flatMap((group) => group.endpoints)
    .flatMap((endpoint) =>
      sampleFiles(endpoint, servers[0]!.url).map(({ name, code }) => ({ path: samplePath(endpoint.id, name), code })),
    )
