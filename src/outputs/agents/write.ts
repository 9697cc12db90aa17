import type { SiteState } from '../../gatsby/site'
import { agentFiles } from '../../site/agent-files'
import { writeOutput } from '../write'
import { declarationTexts } from './declarations'
import { errorsFile } from './errors'
import { pitfallsFile } from './pitfalls'
import { agentTexts } from './texts'

/** One entry to a line, so that a change of one is a change of one line. */
const listed = ({ $schema }: { $schema: string }, name: string, entries: object[]): string =>
  `{"$schema":${JSON.stringify($schema)},"${name}":[\n${entries.map((one) => JSON.stringify(one)).join(',\n')}\n]}\n`

/**
 * Writes what coding agents look up: errors, pitfalls, declarations of packages that nobody can install, and texts to
 * paste. Nothing where the site has no such content.
 */
export function writeAgentData(state: SiteState): void {
  const { root } = state
  const pitfalls = pitfallsFile(root)
  const errors = errorsFile(state)
  if (!pitfalls || !errors) return
  writeOutput(root, agentFiles.errors, listed(errors, 'errors', errors.errors))
  writeOutput(root, agentFiles.pitfalls, listed(pitfalls, 'pitfalls', pitfalls.pitfalls))
  for (const [path, text] of [...declarationTexts(root), ...agentTexts(state)]) writeOutput(root, path, text)
}
