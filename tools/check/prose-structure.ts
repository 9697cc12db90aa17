import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { attributesOf } from '../../src/article/component/attributes'
import { EXPLICIT_ID } from '../../src/article/heading/explicit-id'
import type { Problem } from '../../src/site/types'
import type { PageTree } from '../../src/demos/page-tree'
import { emptyLinkText, exempt } from './prose-config'

/** What no heading ends with; a question may. */
const TITLE_END = /[：:。.，,；;、！!…—]$/
/** Numbers that an author has put before a heading: they are wrong once another one comes between. */
const TITLE_NUMBER =
  /^(?:\d+[.、．)）](?![\dx])|1\.\d\s|[（(]?[一二三四五六七八九十]+[、）)．.]|[①-⑳]|第[一二三四五六七八九十\d]+[章节步]|步骤 ?[一二三四五六七八九十\d]|step ?\d)/i
const LATIN_ID = /^[A-Za-z][\w.-]*$/

/** Headings, ids and link texts of the body, as far as a build takes no part in them. */
export function checkStructure(page: PageTree): Problem[] {
  const problems: Problem[] = []
  const add = (severity: Problem['severity'], rule: string, line: number, message: string, remedy: string) =>
    problems.push({ severity, rule, file: page.file, line, message, remedy })
  const checkId = (id: string | undefined, what: string, remedy: string, line: number): void => {
    if (id === undefined) add('error', 'prose-heading-id', line, `${what}没有标识`, remedy)
    else if (!LATIN_ID.test(id))
      add('error', 'prose-id', line, `标识 #${id} 不是简短的拉丁标识`, '用小写字母、数字和连字符，例如 #add-tag')
  }
  const checkTitle = (title: string, line: number): void => {
    if (TITLE_END.test(title))
      add('warning', 'prose-heading-end', line, `标题“${title}”以标点结尾`, '去掉结尾的标点；要解释的话写成正文')
    if (TITLE_NUMBER.test(title) && !exempt[page.file])
      add('warning', 'prose-heading-number', line, `标题“${title}”自己写了序号`, '去掉序号；有先后的几步写 <Steps>')
  }
  visit(page.tree, (node) => {
    const line = node.position?.start.line ?? 1
    if (node.type === 'heading') {
      const written = toString(node)
      checkTitle(written.replace(EXPLICIT_ID, '').trim(), line)
      const id = EXPLICIT_ID.exec(written)?.[1]
      if (id !== undefined || node.depth === 2 || node.depth === 3)
        checkId(id, `标题“${written}”`, '在标题末尾写 [#短标识]，例如 ## 添加标签 [#add-tag]', line)
    } else if (node.type === 'link' && emptyLinkText.test(toString(node).trim()))
      add('warning', 'prose-link', line, `链接文字“${toString(node)}”没有说去哪里`, '写目标页面或章节的名字')
    else if (node.type === 'mdxJsxFlowElement' && node.name === 'Step') {
      const { title = '', id } = attributesOf(node)
      checkTitle(title, line)
      checkId(id || undefined, `步骤“${title}”`, '写上 id="…"，例如 id="install"', line)
    }
  })
  return problems
}
