import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { readYaml } from '../../site/yaml-text'
import { checkData } from '../../site/schema-errors'
import type { Problem } from '../../site/types'
import { errorAt } from '../../site/problem'

/** What authors write: `content/reference/pitfalls.yaml`. */
export const PITFALLS_SOURCE = 'content/reference/pitfalls.yaml'

const entry = z.strictObject({
  /** Short stable name. */
  id: z.string().regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, '只用小写字母、数字和连字符，例如 tag-3d-point'),
  /** What it is about, as in `symbols.json` where it is a name. */
  symbol: z.string().min(1),
  package: z.string().min(1),
  versions: z.string().regex(/^(?:\d+\.(?:x|\d+\.\d)|20\d\d)/, '写版本号，三段都写，例如 6.5.2'),
  /** Name of the file that the two examples are; its extension is their language. */
  file: z.string().default('sample.ts'),
  wrong: z.string().min(1),
  right: z.string().min(1),
  why: z.string().min(4),
  page: z.string().regex(/^[\w/.-]+(#\S+)?$/, '写页面标识和小节，例如 five/config#panorama'),
})

const GUIDE = `每一条写这些字段：${Object.keys(entry.shape).join(' ')}；file 可以不写`

/** A mistake that the compiler does not see, as `pitfalls.json` has it (static/schemas/pitfalls.schema.json). */
export type Pitfall = z.infer<typeof entry>

export interface PitfallsFile {
  $schema: string
  pitfalls: Pitfall[]
}

const list = z.array(entry)

/** @returns the list of pitfalls, empty when something is wrong with it, and what that is; `undefined` when the site has none. */
export function readPitfalls(root: string): { pitfalls: Pitfall[]; problems: Problem[] } | undefined {
  const file = join(root, PITFALLS_SOURCE)
  if (!existsSync(file)) return undefined
  const { document, fault, lineOf } = readYaml(readFileSync(file, 'utf8'))
  const problem = (line: number, message: string, remedy: string): Problem =>
    errorAt({ file: PITFALLS_SOURCE, line }, 'pitfalls', message, remedy)
  if (fault) return { pitfalls: [], problems: [problem(fault.line, `不是正确的 YAML：${fault.message}`, fault.remedy)] }
  const { data: pitfalls = [], faults } = checkData(list, document.toJS(), GUIDE)
  const problems = faults.map(({ path, message, remedy }) =>
    problem(lineOf(path), `第 ${Number(path[0] ?? 0) + 1} 条：${message}`, remedy),
  )
  return { pitfalls, problems }
}
