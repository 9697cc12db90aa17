import type { Heading, Nodes, Parent } from 'mdast'
import { toString } from 'mdast-util-to-string'
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

function eachNode(node: Nodes, visit: (node: Nodes) => void): void {
  visit(node)
  if ('children' in node) for (const child of (node as Parent).children) eachNode(child, visit)
}

/** Headings, ids and link texts of the body. */
export function checkStructure(page: PageTree): Problem[] {
  const problems: Problem[] = []
  const ids = new Map<string, number>()
  const add = (severity: Problem['severity'], rule: string, line: number, message: string, remedy: string) =>
    problems.push({ severity, rule, file: page.file, line, message, remedy })

  const addId = (id: string, line: number): void => {
    const before = ids.get(id)
    if (before !== undefined)
      add('error', 'prose-duplicate-id', line, `标识 #${id} 在第 ${before} 行用过了`, '换一个标识')
    else ids.set(id, line)
    if (!LATIN_ID.test(id))
      add('error', 'prose-id', line, `标识 #${id} 不是简短的拉丁标识`, '用小写字母、数字和连字符，例如 #add-tag')
  }
  const checkTitle = (title: string, line: number): void => {
    if (TITLE_END.test(title))
      add('warning', 'prose-heading-end', line, `标题“${title}”以标点结尾`, '去掉结尾的标点；要解释的话写成正文')
    if (TITLE_NUMBER.test(title) && !exempt[page.file])
      add('warning', 'prose-heading-number', line, `标题“${title}”自己写了序号`, '去掉序号；有先后的几步写 <Steps>')
  }
  const checkHeading = (node: Heading, line: number): void => {
    checkTitle(toString(node).replace(EXPLICIT_ID, '').trim(), line)
    const id = EXPLICIT_ID.exec(toString(node))?.[1]
    if (node.depth === 1) add('error', 'prose-h1', line, '正文里不写一级标题', '页面标题由 title 生成，改成二级标题')
    if (id !== undefined) addId(id, line)
    else if (node.depth === 2 || node.depth === 3)
      add(
        'error',
        'prose-heading-id',
        line,
        `标题“${toString(node)}”没有标识`,
        '在标题末尾写 [#短标识]，例如 ## 添加标签 [#add-tag]',
      )
  }

  eachNode(page.tree, (node) => {
    const line = node.position?.start.line ?? 1
    if (node.type === 'heading') checkHeading(node, line)
    if (node.type === 'link' && emptyLinkText.test(toString(node).trim()))
      add('warning', 'prose-link', line, `链接文字“${toString(node)}”没有说去哪里`, '写目标页面或章节的名字')
    if (node.type === 'mdxJsxFlowElement' && (node.name === 'Step' || node.name === 'Endpoint')) {
      const id = node.attributes.find(
        (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'id',
      )?.value
      if (typeof id === 'string') addId(id, line)
      const title = attributesOf(node).title ?? ''
      checkTitle(title, line)
      if (node.name === 'Step' && !id)
        add('error', 'prose-heading-id', line, `步骤“${title}”没有标识`, '写上 id="…"，例如 id="install"')
    }
  })
  return problems
}
