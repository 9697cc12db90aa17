import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { descriptionFiles, OPENAPI_FOLDER } from '../../openapi/bundle'
import type { Problem } from '../../site/types'
import type { Doc } from '../types'

/** @returns a problem of a page of the open API, told where its description has it when the page's own text does not. */
export function inData(root: string, problem: Problem, docs: readonly Doc[]): Problem {
  if (!problem.file.startsWith(OPENAPI_FOLDER) || !problem.file.endsWith('.mdx')) return problem
  const page = docs.find(({ file }) => file === problem.file)
  const raw = /“([^”]+)”/.exec(problem.message)?.[1] ?? /<[a-z]+>/.exec(problem.message)?.[0]
  if (!page || !raw || page.body.includes(raw)) return problem
  for (const name of descriptionFiles(root)) {
    const lines = readFileSync(join(root, OPENAPI_FOLDER, name), 'utf8').split('\n')
    const at = lines.findIndex((line) => line.includes(raw))
    if (at >= 0) return { ...problem, file: `${OPENAPI_FOLDER}/${name}`, line: at + 1 }
  }
  return problem
}
