import { own } from '../../site/own'
import type { CompileContext } from '../compilation'
import { components, constructOf, innerComponents } from '../constructs'
import type { JsxNode, Rendered, RenderTools } from '../construct'
import { element } from '../hast'
import { inlineComponents, plainElements } from '../inline/render'
import { readAttributes } from './attributes'
import { blocksIn } from './children'

/**
 * Turns a JSX element of an article into HTML by the component of that name. Nothing is evaluated: articles are data,
 * so an author's mistake (or hostile markup) becomes a problem with a line, never code that runs.
 */
export function renderComponent(node: JsxNode, tools: RenderTools): Rendered {
  const { context, state } = tools
  const name = node.name ?? ''
  if (plainElements.includes(name)) {
    if (node.attributes.length) context.problem('html-attribute', node, `<${name}> 不能带属性`, '去掉属性')
    return element(name, {}, state.all(node))
  }
  const component = own(components, name)
  if (!component) {
    reportUnknown(node, name, context)
    return undefined
  }
  context.used.add(constructOf(name))
  if (node.type === 'mdxJsxTextElement' && !(name in inlineComponents))
    context.problem(
      'component-place',
      node,
      `<${name}> 不能放在一段文字中间`,
      '独占一行，前后各空一行；列表里的缩进与文字对齐',
    )
  const attributes = readAttributes(node, component.attributes, context)
  const children = () => (node.type === 'mdxJsxFlowElement' ? blocksIn(node, tools) : state.all(node))
  return component.render(node, { ...tools, attributes, children })
}

function reportUnknown(node: JsxNode, name: string, context: CompileContext): void {
  const parent = own(innerComponents, name)
  const known = [...Object.keys(components), ...Object.keys(innerComponents)].sort()
  const guess = known.find((one) => one.toLowerCase() === name.toLowerCase())
  const instead = guess && `写成 <${guess}>`
  if (parent)
    context.problem(
      'component-place',
      node,
      `<${name}> 只能直接放在 <${parent}> 里`,
      `外面写上 <${parent}>…</${parent}>，中间不隔别的标签`,
    )
  else if (!name) context.problem('unknown-component', node, '不能用空标签 <>', '去掉它')
  else if (/^[a-z]/.test(name))
    context.problem(
      'html-element',
      node,
      `不能直接写 HTML 标签 <${name}>`,
      instead ??
        `可直接写的只有 ${plainElements.map((tag) => `<${tag}>`).join(' ')}；类型写进反引号，例如 \`Map<string, number>\``,
    )
  else
    context.problem(
      'unknown-component',
      node,
      `没有名为 <${name}> 的组件`,
      instead ?? `可用的有：${known.join(' ')}；类型写进反引号`,
    )
}
