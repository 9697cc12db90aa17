import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { descriptionFiles, OPENAPI_FOLDER } from '../../openapi/bundle'
import { readText } from '../../site/read-text'
import type { Problem } from '../../site/types'
import { referenceAreaOf, referenceFile } from '../../reference/load'
import type { Doc } from '../types'

/**
 * @returns a problem of a page that is made from data, told where the data has it when the page's own text does not:
 *   the description of the open API, or what `npm run reference` has made.
 */
export function inData(root: string, problem: Problem, docs: readonly Doc[]): Problem {
  const area = referenceAreaOf(problem.file.replace('content/docs/', ''))
  const learn = /“\/docs\/([^”#]+)\/(#[^”]+)?”/.exec(problem.message)
  if (area && learn && problem.line === undefined) {
    const lines = readText(join(root, referenceFile(area))).split('\n')
    const at = lines.findIndex((line) => line.includes(`"learn":"${learn[1]}${learn[2] ?? ''}"`))
    const remedy = `${problem.remedy}；在 content/reference/${area}/ 里改，再运行 npm run reference`
    return at < 0 ? problem : { ...problem, file: referenceFile(area), line: at + 1, remedy }
  }
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
