import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { descriptionFiles, OPENAPI_FOLDER } from '../../openapi/bundle'
import { referenceAreaOf, referenceFile } from '../../reference/load'
import { readText } from '../../site/read-text'
import type { Problem } from '../../site/types'
import type { Doc } from '../types'

/**
 * @returns a problem of a page that is made from data, told where the data has it when the page's own text does not:
 *   the description of the open API, or what `npm run reference` has made.
 */
export function inData(root: string, problem: Problem, docs: readonly Doc[]): Problem {
  const page = docs.find(({ file }) => file === problem.file)
  const raw = /“([^”]+)”/.exec(problem.message)?.[1] ?? /<[a-z]+>/.exec(problem.message)?.[0]
  if (!page || !raw || page.body.includes(raw)) return problem
  const area = referenceAreaOf(page.file.replace('content/docs/', ''))
  // What has a line is in the page: the data's links have none
  if (area && problem.line === undefined) {
    const remedy = `${problem.remedy}（在 content/reference/${area}/ 里改，再运行 npm run reference）`
    return at({ ...problem, remedy }, root, [referenceFile(area)], `"${pageOf(raw)}"`) ?? problem
  }
  if (page.area !== 'openapi') return problem
  const files = descriptionFiles(root).map((name) => `${OPENAPI_FOLDER}/${name}`)
  return at(problem, root, files, raw) ?? problem
}

/** @returns a page's address as data of the reference names it: `five/config#fov` for `/docs/five/config/#fov`. */
const pageOf = (address: string): string => address.replace(/^\/docs\//, '').replace(/\/(?=#|$)/, '')

/** @returns the problem at the first line of the files that has the text, undefined when none has it. */
function at(problem: Problem, root: string, files: readonly string[], text: string): Problem | undefined {
  for (const file of files.filter((name) => existsSync(join(root, name)))) {
    const index = readText(join(root, file))
      .split('\n')
      .findIndex((line) => line.includes(text))
    if (index >= 0) return { ...problem, file, line: index + 1 }
  }
  return undefined
}
