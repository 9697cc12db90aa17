import { errorAt } from '../../src/site/problem'
import type { Doc } from '../../src/gatsby/types'
import { nearest } from '../../src/site/nearest'
import type { Problem } from '../../src/site/types'

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
