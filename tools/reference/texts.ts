import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { filesLike } from '../../src/gatsby/files-in'
import { errorAt } from '../../src/site/problem'
import { readYaml } from '../../src/site/yaml-text'
import { checkData } from '../../src/site/schema-errors'
import type { Problem } from '../../src/site/types'

/** Folder of the authored sentences, one folder per package. */
export const TEXTS_FOLDER = 'content/reference'

const GUIDE = '写法见 docs/authoring.md 的“按名称查的参考”'

const sentence = z.string().trim().min(2, '写一句话')
const section = z.string().regex(/^[\w/.-]+(#\S+)?$/, '写页面标识和小节，例如 five/config#panorama')
const facts = {
  text: sentence,
  learn: section.optional(),
  since: z.string().optional(),
}
const member = z.union([sentence, z.strictObject({ ...facts, default: z.string().optional() })])
const members = z.record(z.string(), member)
const file = z.strictObject({
  page: z.string(),
  module: z.string(),
  learn: section.optional(),
  symbols: z.record(z.string(), z.strictObject({ ...facts, members: members.optional() })),
  bases: z.record(z.string(), members).optional(),
})

export type MemberText = z.infer<typeof member>
type TextsData = z.infer<typeof file>

/** One file of sentences, and where in it a path stands. */
export interface TextsFile {
  file: string
  data: TextsData
  /** @returns the 1-based line of a path of keys; of its nearest part that is there. */
  lineOf(keys: string[]): number
}

/** Reads the sentences of a package. Files that are no YAML or have the wrong shape come back as problems. */
export function readTexts(root: string, slug: string): { files: TextsFile[]; problems: Problem[] } {
  const files: TextsFile[] = []
  const problems: Problem[] = []
  for (const name of filesLike(root, `${TEXTS_FOLDER}/${slug}`, /\.yaml$/)) {
    const read = readText(name, readFileSync(path.join(root, name), 'utf8'))
    if ('problems' in read) problems.push(...read.problems)
    else files.push(read)
  }
  return { files, problems }
}

/** Reads one file of sentences. */
export function readText(name: string, source: string): TextsFile | { problems: Problem[] } {
  const { document, fault, lineOf } = readYaml(source)
  const problem = (line: number, message: string, remedy: string): Problem =>
    errorAt({ file: name, line }, 'reference-file', message, remedy)
  if (fault) return { problems: [problem(fault.line, `不是正确的 YAML：${fault.message}`, fault.remedy)] }
  const { data, faults } = checkData(file, document.toJS(), GUIDE)
  if (data) return { file: name, data, lineOf }
  return {
    problems: faults.map(({ path: keys, message, remedy }) =>
      problem(lineOf(keys), `${keys.slice(0, -1).join('.') || name}：${message}`, remedy),
    ),
  }
}
