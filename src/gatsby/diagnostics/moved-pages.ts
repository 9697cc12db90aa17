import type { Problem } from '../../site/types'
import type { Doc } from '../types'
import { errorAt } from '../../site/problem'

/**
 * Pages by the ids that they had before (`redirect_from`), which is what their old addresses lead to.
 * @param docs pages that are published.
 * @param ids ids of all pages, drafts included: an address that has a page leads nowhere else.
 * @returns problems with the line of the field: an id that a page has, or that two pages claim.
 */
export function movedPages(docs: Doc[], ids: ReadonlySet<string>): { moved: Map<string, Doc>; problems: Problem[] } {
  const moved = new Map<string, Doc>()
  const problems: Problem[] = []
  for (const doc of docs)
    for (const id of doc.redirect_from) {
      const other = moved.get(id)
      const fault = ids.has(id)
        ? { message: `“${id}”现在就有这一页`, remedy: '去掉它：只写已经没有文件的标识' }
        : other && { message: `“${id}”写了两次，另一处是 ${other.file}`, remedy: '只留在接替它的那一页里' }
      if (fault)
        problems.push(
          errorAt(
            { file: doc.file, line: doc.lines.redirect_from ?? 1 },
            'redirect-from',
            `redirect_from 的${fault.message}`,
            fault.remedy,
          ),
        )
      else moved.set(id, doc)
    }
  return { moved, problems }
}
