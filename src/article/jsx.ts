import type { ElementContent } from 'hast'
import type { State } from 'mdast-util-to-hast'
import { readAttributes } from './components/attributes'
import { components, innerComponents, plainElements } from './components/registry'
import type { JsxNode } from './components/types'
import type { CompileContext } from './compilation'
import { element } from './hast'
import type { HeadingIds } from './headings'

/**
 * Turns a JSX element of an article into HTML by the component of that name. Nothing is evaluated: articles are data,
 * so an author's mistake (or hostile markup) becomes a problem with a line, never code that runs.
 */
export function renderJsx(
  node: JsxNode,
  state: State,
  context: CompileContext,
  ids: HeadingIds,
): ElementContent[] | ElementContent | undefined {
  const name = node.name ?? ''
  if (plainElements.has(name)) {
    if (node.attributes.length) context.problem('html-attribute', node, `<${name}> 不能带属性`, '去掉属性')
    return element(name, {}, state.all(node))
  }
  const component = components[name]
  if (!component) {
    reportUnknown(node, name, context)
    return undefined
  }
  const attributes = readAttributes(node, component.attributes, context)
  const children = (): ElementContent[] => {
    const all = state.all(node)
    return node.type === 'mdxJsxFlowElement' ? (state.wrap(all, true) as ElementContent[]) : all
  }
  return component.render(node, { context, ids, state, attributes, children })
}

function reportUnknown(node: JsxNode, name: string, context: CompileContext): void {
  const parent = innerComponents[name]
  if (parent) context.problem('component-place', node, `<${name}> 只能直接放在 <${parent}> 里`)
  else if (!name) context.problem('unknown-component', node, '不能用空标签 <>', '去掉它')
  else if (/^[a-z]/.test(name))
    context.problem(
      'html-element',
      node,
      `不能直接写 HTML 标签 <${name}>`,
      `可直接写的只有 ${[...plainElements].map((tag) => `<${tag}>`).join(' ')}；类型写进反引号，例如 \`Map<string, number>\``,
    )
  else
    context.problem(
      'unknown-component',
      node,
      `没有名为 <${name}> 的组件`,
      `可用的有：${[...Object.keys(components), ...Object.keys(innerComponents)].sort().join(' ')}；类型写进反引号`,
    )
}
