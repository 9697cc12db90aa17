import { MERGE_MARK, mergeProblem } from '../../../src/article/slips/source'
import type { Problem } from '../../../src/site/types'
import { fault, filesBelow, lineOf, textOf } from './text'

const FOLDERS = ['docs', 'deploy', 'samples', 'static', '.github', 'content/reference', 'content/openapi']
const TEXT = /\.(?:md|ya?ml|json|svg|html|css|conf|sh|txt|[cm]?[jt]s|tsx|vue)$/

/** Marks of a merge that nobody has finished; on pages their own check tells them. */
export function mergeMarkFaults(root: string): Problem[] {
  const files = [
    'README.md',
    'CHANGELOG.md',
    'CONTRIBUTING.md',
    'SECURITY.md',
    'Dockerfile',
    ...FOLDERS.flatMap((folder) => filesBelow(root, folder)).filter((file) => TEXT.test(file)),
  ]
  return files.flatMap((file) => {
    const text = textOf(root, file) ?? ''
    const mark = MERGE_MARK.exec(text)?.[0]
    return mark === undefined ? [] : [fault(file, lineOf(text, mark), mergeProblem.message, mergeProblem.remedy)]
  })
}
