import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { agentFiles } from '../../site/agent-files'
import { withBase } from '../../site/routes'

/** What authors write: `content/reference/pitfalls.yaml`. */
export const PITFALLS_SOURCE = 'content/reference/pitfalls.yaml'

const entry = z.strictObject({
  /** Short stable name; the rule of `check_sample` has the same. */
  id: z.string().regex(/^[a-z\d]+(?:-[a-z\d]+)*$/),
  /** What it is about, as in `symbols.json` where it is a name. */
  symbol: z.string().min(1),
  package: z.string().min(1),
  versions: z.string().min(1),
  /** Name of the file that the two examples are; its extension is their language. */
  file: z.string().default('sample.ts'),
  wrong: z.string().min(1),
  right: z.string().min(1),
  why: z.string().min(4),
  page: z.string().regex(/^[\w/.-]+(#\S+)?$/),
})

/** A mistake that the compiler does not see, as `pitfalls.json` has it (static/schemas/pitfalls.schema.json). */
export type Pitfall = z.infer<typeof entry>

export interface PitfallsFile {
  $schema: string
  pitfalls: Pitfall[]
}

/**
 * @returns the published list of pitfalls; `undefined` when the site has none.
 * @throws when the file is not as it should be, with the name of what is wrong.
 */
export function pitfallsFile(root: string): PitfallsFile | undefined {
  const file = join(root, PITFALLS_SOURCE)
  if (!existsSync(file)) return undefined
  const { data, error } = z.array(entry).safeParse(parse(readFileSync(file, 'utf8')))
  if (!data) throw new Error(`${PITFALLS_SOURCE} 写得不对：\n${z.prettifyError(error)}`)
  return { $schema: withBase(agentFiles.pitfallsSchema), pitfalls: data }
}
