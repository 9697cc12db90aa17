import type { Element, ElementContent, Root as HastRoot } from 'hast'
import type { Blockquote, Code, Heading as MdastHeading, Image, Link, Nodes, Root, Table } from 'mdast'
import { toHast, type Handlers, type State } from 'mdast-util-to-hast'
import { readDeclaration, RUN } from '../programs/declaration'
import { article } from '../site/strings'
import { renderCallout } from './callouts'
import { codeElement } from './code'
import { image, inlineSvg } from './components/figure'
import type { JsxNode } from './components/types'
import type { CompileContext } from './context'
import { eachElement, element, isElement } from './hast'
import { headingElement, HeadingIds, headingText, takeExplicitId } from './headings'
import { renderJsx } from './jsx'
import { resolveLink } from './links'

/** Converts an article's tree to HTML elements: every construct authors may write is one handler. */
export function articleToHast(tree: Root, context: CompileContext): { root: HastRoot; ids: HeadingIds } {
  const ids = new HeadingIds(context)
  const root = toHast(tree, { handlers: handlersFor(context, ids) as Handlers }) as HastRoot
  markLead(root)
  hastenOpening(root)
  return { root, ids }
}

function handlersFor(context: CompileContext, ids: HeadingIds): Record<string, unknown> {
  const jsx = (state: State, node: JsxNode): unknown => renderJsx(node, state, context, ids)
  const expression = (_state: State, node: { value: string } & Nodes): undefined => {
    if (!/^\s*(?:\/\*[\s\S]*\*\/\s*)*$/.test(node.value))
      context.problem(
        'expression',
        node,
        `正文里不能写 {${node.value.slice(0, 30)}}`,
        '花括号写进反引号；注释写 {/* … */}',
      )
    return undefined
  }
  return {
    heading: (state: State, node: MdastHeading) => headingNode(state, node, context, ids),
    code: (_state: State, node: Code) => (node.lang === RUN ? checkProgram(node, context) : codeElement(node, context)),
    link: (state: State, node: Link) => linkNode(state, node, context),
    image: (_state: State, node: Image) =>
      node.url.endsWith('.svg')
        ? inlineSvg(node.url, node.alt ?? '', node, context)
        : image(node.url, node.alt ?? '', node, context),
    table: (state: State, node: Table) => tableNode(state, node),
    blockquote: (state: State, node: Blockquote) =>
      element('blockquote', {}, state.wrap(state.all(node), true) as ElementContent[]),
    containerDirective: (state: State, node: never) => renderCallout(node, state, context),
    mdxJsxFlowElement: jsx,
    mdxJsxTextElement: jsx,
    mdxFlowExpression: expression,
    mdxTextExpression: expression,
    mdxjsEsm: (_state: State, node: Nodes) => {
      context.problem('import-export', node, '正文里不能写 import / export', '组件不用导入；数据写进正文或 data 文件')
      return undefined
    },
  }
}

/** A program's declaration shows nothing; what is wrong with it is told. */
function checkProgram(node: Code, context: CompileContext): undefined {
  const { problems } = readDeclaration(node.value, context.file, node.position?.start.line ?? 1)
  for (const { rule, line, message, remedy } of problems) context.problem(rule, line, message, remedy)
}

function headingNode(state: State, node: MdastHeading, context: CompileContext, ids: HeadingIds): Element {
  if (node.depth === 1)
    context.problem('heading-1', node, '正文里不能有一级标题', '标题写在前置信息的 title 里，正文从 ## 开始')
  const explicit = takeExplicitId(node)
  const label = headingText(node)
  const level = node.depth === 1 ? 2 : node.depth
  const id = ids.add(level, label, explicit, node)
  return headingElement(level, id, label, state.all(node))
}

function linkNode(state: State, node: Link, context: CompileContext): Element {
  const href = resolveLink(node.url, node, context)
  const external = /^https?:/.test(href)
  return element('a', { href, ...(external && { rel: ['noopener'] }) }, state.all(node))
}

/** GFM tables get a scrolling frame and scopes on their headers; an empty header cell is no header (WCAG 1.3.1). */
function tableNode(state: State, node: Table): Element {
  const [head, ...rows] = node.children
  const cells = (row: (typeof node.children)[number], name: 'td' | 'th'): Element[] =>
    row.children.map((cell, index) => {
      const align = node.align?.[index]
      const tagName = cell.children.length ? name : 'td'
      return element(
        tagName,
        { ...(tagName === 'th' && { scope: 'col' }), ...(align === 'right' && { className: ['num'] }) },
        state.all(cell),
      )
    })
  const table = element('table', {}, [
    element('thead', {}, head ? [element('tr', {}, cells(head, 'th'))] : []),
    element(
      'tbody',
      {},
      rows.map((row) => element('tr', {}, cells(row, 'td'))),
    ),
  ])
  return element('div', { className: ['table'], role: 'group', tabIndex: 0, ariaLabel: article.tableAria }, [table])
}

/** The first paragraph before the first heading is the page's lead. */
function markLead(root: HastRoot): void {
  const first = root.children.find((child) => child.type === 'element')
  if (isElement(first, 'p') && !first.properties.className) first.properties.className = ['lead']
}

/** A picture that opens the article is what readers see first: it does not wait until the page has been laid out. */
function hastenOpening(root: HastRoot): void {
  const first = root.children.find((child) => child.type === 'element')
  if (!isElement(first, 'figure')) return
  eachElement(first, (picture) => {
    if (picture.tagName !== 'img') return
    delete picture.properties.loading
    picture.properties.fetchPriority = 'high'
  })
}
