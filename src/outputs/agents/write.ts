import { join } from 'node:path'
import { readText } from '../../site/read-text'
import type { SiteState } from '../../gatsby/site-state'
import { DECLARED } from '../../reference/declared'
import { agentFiles } from '../../site/agent-files'
import { withBase } from '../../site/routes'
import { writeOutput } from '../write-output'
import { listedErrors } from './errors'
import { readPitfalls } from './pitfalls'
import { agentTexts } from './texts'

/** Says what the file is to whoever finds it in a project. */
const headOf = (name: string, version: string): string => `// ${name} ${version}：声明，未与包核对。
// 这个包不在公开的 npm 源上。这里只有公开文档写明的成员；文档没有给类型的，写成 unknown。
// 只用来检查类型，不含任何 SDK 代码。
`

/** @returns the published declarations of packages that cannot be installed, by path. */
export const declarationTexts = (root: string): Map<string, string> =>
  new Map(
    DECLARED.map(({ name, version, source, path }) => {
      // The comment on top is for those who keep the file
      const text = readText(join(root, source)).replace(/^\/\*\*[^]*?\*\/\n/, '')
      return [path, headOf(name, version) + text]
    }),
  )

/** One entry to a line, so that a change of one is a change of one line. */
const listed = (schema: string, name: string, entries: object[]): string =>
  `{"$schema":${JSON.stringify(withBase(schema))},"${name}":[\n${entries.map((one) => JSON.stringify(one)).join(',\n')}\n]}\n`

/**
 * Writes what coding agents look up: errors, pitfalls, declarations of packages that nobody can install, and texts to
 * paste. Nothing where the site has no such content.
 */
export function writeAgentData(state: SiteState): void {
  const { root } = state
  const pitfalls = readPitfalls(root)?.pitfalls
  const errors = listedErrors(state)
  if (!pitfalls || !errors) return
  writeOutput(root, agentFiles.errors, listed(agentFiles.errorsSchema, 'errors', errors))
  writeOutput(root, agentFiles.pitfalls, listed(agentFiles.pitfallsSchema, 'pitfalls', pitfalls))
  for (const [path, text] of [...declarationTexts(root), ...agentTexts(state)]) writeOutput(root, path, text)
}
