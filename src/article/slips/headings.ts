import type { Heading, Nodes, Root, RootContent } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { EXPLICIT_ID } from '../heading/explicit-id'
import type { Tell } from './slip'
import { UNFINISHED } from './unfinished'

/** What is left of an id that is not written as ` [#id]` at the end. */
const LOST_ID = /[[(（［【]\s*[#＃][^\])）］】]*[\])）］】]/

/** Reports headings that are none, have no text, skip a level, or whose id stays in the text. */
export function headingSlips(tree: Root, tell: Tell): void {
  let level = 1
  const visit = (node: Nodes): void => {
    if (node.type === 'heading') level = headingSlip(node, level, tell)
    const holder = HOLDERS[node.type]
    if (holder && 'children' in node)
      for (const child of node.children)
        if (child.type === 'heading') tell(child, `标题不能放在${holder}里`, '移到外面；只是要醒目就写 **文字**')
    // Steps stand on the third level
    if (node.type === 'mdxJsxFlowElement' && node.name === 'Step') level = 3
    if ('children' in node) node.children.forEach(visit)
  }
  visit(tree)
}

/** Nodes that hold no sections, by what they are called. */
const HOLDERS: Record<string, string> = { listItem: '列表', blockquote: '引用' }

/** @returns the level that the next heading follows. */
function headingSlip(node: Heading, level: number, tell: Tell): number {
  const { start, end } = node.position ?? {}
  const label = toString(node)
  if (start && end && end.line > start.line) {
    const isFrontMatter = /^[A-Za-z_]+:/.test(label)
    tell(
      node,
      '这一行下面紧跟着 --- 或 ===，它被当成了标题',
      isFrontMatter
        ? '前置信息只在文件开头写一次：移到那里的两行 --- 之间'
        : '要分隔线就在前面空一行；要标题就写成 ## 标题 [#标识]',
    )
    return level
  }
  if (!label.replace(EXPLICIT_ID, '').trim()) tell(node, '标题没有文字', '写成 ## 标题 [#标识]，或删掉这一行')
  else if (LOST_ID.test(label.replace(EXPLICIT_ID, '')))
    tell(node, '标题的标识没有生效，会显示成文字', '标识写在标题末尾：## 标题 [#short-id]，半角括号，里面没有空格')
  const bare = /\s(?:#([a-z][\w-]*)|\[([a-z][\w-]*)\])\s*$/.exec(label)
  if (bare) tell(node, `“${bare[0].trim()}”不是标识，会显示成文字`, `写成 [#${bare[1] ?? bare[2]}]`)
  if (node.children.some(({ type }) => type === 'image' || type === 'break') || /<br\b/.test(label))
    tell(node, '标题里有图片或换行：目录和链接里只有文字', '图片放到标题下面；标题只写一行文字')
  if (EXPLICIT_ID.test(label) && /\s#+$/.test(label.replace(EXPLICIT_ID, '')))
    tell(node, '标识前面的 # 会显示成文字', '只在行首写 #：## 标题 [#标识]')
  const [only, ...others] = node.children.filter((child) => toString(child).replace(EXPLICIT_ID, '').trim())
  if (only && !others.length && (only.type === 'strong' || only.type === 'emphasis'))
    tell(node, '标题整个加了粗或斜体', '去掉星号：标题本来就醒目')
  if (node.children.some(({ type }) => type === 'link' || type === 'linkReference'))
    tell(node, '标题里有链接：标题自己就是一个链接', '把链接写在下面的正文里')
  const note = node.children.find(({ type }) => type === 'footnoteReference')
  if (note) tell(node, '标题里的脚注会进目录和链接', '把脚注移到正文里')
  if (node.depth > level + 1)
    tell(
      node,
      `标题从${level === 1 ? '正文开头' : ` ${'#'.repeat(level)} `}直接跳到了 ${'#'.repeat(node.depth)}`,
      `这里用 ${'#'.repeat(level + 1)}，一级一级往下`,
    )
  return node.depth
}

const isNothing = ({ type }: RootContent): boolean => type === 'mdxFlowExpression' || type === 'definition'

/** Reports an article, and sections of it, that hold nothing. */
export function sectionSlips({ children }: Root, tell: Tell): void {
  const content = children.filter((child) => !isNothing(child))
  if (!content.length && !children.some(({ type }) => type === 'mdxFlowExpression'))
    tell(1, '这一页没有正文', '写上内容，或删掉这个文件', UNFINISHED)
  content.forEach((child, index) => {
    const next = content[index + 1]
    if (next?.type !== 'list') boldHeading(child, tell)
    indentedText(child, tell)
    if (child.type !== 'heading') return
    if (next && !(next.type === 'heading' && next.depth <= child.depth)) return
    const name = toString(child).replace(EXPLICIT_ID, '')
    tell(child, `“${name}”一节是空的`, '写上内容，或删掉这个标题', UNFINISHED)
  })
}

/** Reports a paragraph that is nothing but a few bold words: a heading that no table of contents has. Lists may have one. */
function boldHeading(node: RootContent, tell: Tell): void {
  if (node.type !== 'paragraph' || node.children.length !== 1 || node.children[0]?.type !== 'strong') return
  const words = toString(node)
  if (words.length <= 20 && !/[，。：！？:!?]/.test(words))
    tell(node, `“${words}”整段加粗，看起来是标题，却不在目录里`, '写成 ### 标题 [#标识]；不是标题就写成句子')
}

/** Reports text that its author may have indented to make it code: MDX knows fences only. */
function indentedText(node: RootContent, tell: Tell): void {
  if (node.type === 'paragraph' && (node.position?.start.column ?? 1) > 4)
    tell(node, '缩进四格不会成为代码块', '代码放进三个反引号之间；不是代码就去掉行首的空格')
}
