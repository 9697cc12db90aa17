import type { Element, ElementContent } from 'hast'
import { toString } from 'hast-util-to-string'
import { article } from '../../site/strings'
import { headingElement } from '../headings'
import { element, icon, text } from '../hast'
import type { Component, ComponentTools, JsxNode } from './types'

/** @returns the child components of one name; anything else inside is a problem. */
export function childComponents(node: JsxNode, name: string, tools: ComponentTools): JsxNode[] {
  return node.children.filter((child): child is JsxNode => {
    const isJsx = child.type === 'mdxJsxFlowElement' || child.type === 'mdxJsxTextElement'
    if (isJsx && child.name === name) return true
    tools.context.problem(
      'component-child',
      child,
      `<${node.name}> 里只能放 <${name}>`,
      `把内容移进 <${name}>…</${name}>`,
    )
    return false
  })
}

/** Reads a string attribute of a child component. */
export function attributeOf(node: JsxNode, name: string): string | undefined {
  for (const attribute of node.attributes) {
    if (attribute.type === 'mdxJsxAttribute' && attribute.name === name && typeof attribute.value === 'string')
      return attribute.value
  }
  return undefined
}

const childrenOf = (node: JsxNode, tools: ComponentTools): ElementContent[] =>
  tools.state.wrap(tools.state.all(node as never), true) as ElementContent[]

/** `<Tabs group>` of `<Tab label>`: a tab list for script and print, all panels with labels without script. */
export const Tabs: Component = {
  attributes: ['group'],
  render(node, tools) {
    const number = tools.context.count('tabs')
    const tabs = childComponents(node, 'Tab', tools).map((tab, index) => {
      const label = attributeOf(tab, 'label')
      if (!label) tools.context.problem('missing-attribute', tab, '<Tab> 缺少 label', '写成 <Tab label="npm">')
      return { label: label ?? '', id: `${number}-${index}`, children: childrenOf(tab, tools), first: index === 0 }
    })
    const list = tabs.map(({ label, id, first }) =>
      element(
        'button',
        {
          type: 'button',
          role: 'tab',
          className: ['tab'],
          id: `tab-${id}`,
          ariaControls: [`panel-${id}`],
          ariaSelected: first ? 'true' : 'false',
          tabIndex: first ? 0 : -1,
        },
        [text(label)],
      ),
    )
    const panels = tabs.map(({ label, id, first, children }) =>
      element(
        'div',
        {
          className: first ? ['tab-panel', 'on'] : ['tab-panel'],
          role: 'tabpanel',
          id: `panel-${id}`,
          ariaLabelledBy: [`tab-${id}`],
          dataLabel: label,
        },
        [element('p', { className: ['panel-label'] }, [text(label)]), ...children],
      ),
    )
    return element(
      'div',
      { className: ['tabs'], ...(tools.attributes.group && { dataGroup: tools.attributes.group }) },
      [element('div', { className: ['tablist'], role: 'tablist', ariaLabel: article.tabsAria }, list), ...panels],
    )
  },
}

/** `<Steps>` of `<Step title id>`: a numbered route; titles are level-3 headings of the page. */
export const Steps: Component = {
  attributes: [],
  render(node, tools) {
    return element(
      'ol',
      { className: ['steps'] },
      childComponents(node, 'Step', tools).map((step) => stepElement(step, tools)),
    )
  },
}

function stepElement(step: JsxNode, tools: ComponentTools): Element {
  const title = attributeOf(step, 'title') ?? ''
  if (!title)
    tools.context.problem('missing-attribute', step, '<Step> 缺少 title', '写成 <Step title="装依赖" id="install">')
  const id = tools.ids.add(3, title, attributeOf(step, 'id'), step)
  return element('li', {}, [headingElement(3, id, title, [text(title)]), ...childrenOf(step, tools)])
}

/** `<Details summary>`: native disclosure. */
export const Details: Component = {
  attributes: ['summary!', 'open'],
  render(_node, { attributes, children }) {
    const summary = element('summary', {}, [text(attributes.summary ?? ''), icon('chevron-right')])
    return element('details', { className: ['more'], ...('open' in attributes && { open: true }) }, [
      summary,
      ...children(),
    ])
  },
}

/** `<ErrorText>`: the literal text of an error message; a search result of its own. */
export const ErrorText: Component = {
  attributes: ['id'],
  render(_node, { attributes, children, context }) {
    const id = attributes.id ?? `error-${context.count('error')}`
    const literal = children()
      .map((child) => toString(child))
      .join('')
      .replace(/\s+/g, ' ')
      .trim()
    return element('p', { className: ['error-text'], id }, [element('code', {}, [text(literal)])])
  },
}
