import type { Problem } from '../../site/types'
import { nearest } from '../../site/nearest'
import type { Doc } from '../types'
import { errorAt } from './problem'

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
    for (const id of doc.redirectFrom) {
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

/**
 * Published pages that are gone without anything at their address: bookmarks and search results would get a 404.
 * @param removed pages that were public: as they were, or as the drafts that they are now.
 */
export function lostAddresses(
  removed: Pick<Doc, 'id' | 'file' | 'title' | 'status' | 'lines'>[],
  moved: ReadonlyMap<string, Doc>,
  docs: Doc[],
): Problem[] {
  return removed
    .filter(({ id }) => !moved.has(id))
    .map(({ id, file, title, status, lines }): Problem => {
      const name = id.slice(id.lastIndexOf('/') + 1)
      const guess =
        docs.find((doc) => doc.title === title)?.id ??
        docs.find((doc) => doc.id.endsWith(`/${name}`))?.id ??
        nearest(
          id,
          docs.map((doc) => doc.id),
        )
      if (status === 'draft')
        return errorAt(
          { file, line: lines.draft ?? 1 },
          'lost-address',
          `这一页公开过，现在是草稿，它的网址 /docs/${id}/ 会打不开`,
          '去掉 draft: true；只是不想列出，写 unlisted: true',
        )
      return errorAt(
        { file },
        'lost-address',
        `这一页没有了，它的网址 /docs/${id}/ 会打不开`,
        `在接替它的页面${guess ? `（多半是 content/docs/${guess}.mdx）` : ''}的前置信息里写 redirect_from: [${id}]；删错了就恢复它`,
      )
    })
}
