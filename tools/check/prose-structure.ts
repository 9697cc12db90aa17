import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { attributesOf } from '../../src/article/component/attributes'
import { EXPLICIT_ID } from '../../src/article/heading/explicit-id'
import { errorAt } from '../../src/site/problem'
import type { Problem } from '../../src/site/types'
import type { PageTree } from '../../src/demos/page-tree'

const LATIN_ID = /^[A-Za-z][\w.-]*$/

/** Ids of headings and steps: without one an anchor changes with the title. */
export function checkStructure({ file, tree }: PageTree): Problem[] {
  const problems: Problem[] = []
  const checkId = (id: string | undefined, what: string, remedy: string, line: number): void => {
    if (id === undefined) problems.push(errorAt({ file, line }, 'prose-heading-id', `${what}没有标识`, remedy))
    else if (!LATIN_ID.test(id)) {
      const message = `标识 #${id} 不是简短的拉丁标识`
      problems.push(errorAt({ file, line }, 'prose-id', message, '用小写字母、数字和连字符，例如 #add-tag'))
    }
  }
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1
    if (node.type === 'heading') {
      const written = toString(node)
      const id = EXPLICIT_ID.exec(written)?.[1]
      if (id !== undefined || node.depth === 2 || node.depth === 3)
        checkId(id, `标题“${written}”`, '在标题末尾写 [#短标识]，例如 ## 添加标签 [#add-tag]', line)
    } else if (node.type === 'mdxJsxFlowElement' && node.name === 'Step') {
      const { title = '', id } = attributesOf(node)
      checkId(id || undefined, `步骤“${title}”`, '写上 id="…"，例如 id="install"', line)
    }
  })
  return problems
}
