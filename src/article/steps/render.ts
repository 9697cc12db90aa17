import type { Element } from 'hast'
import { readAttributes } from '../component/attributes'
import { blocksIn, onlyChildren } from '../component/children'
import type { Component, ComponentTools, JsxNode } from '../construct'
import { element, text } from '../hast'
import { headingElement } from '../heading/render'

/** `<Steps>` of `<Step title id>`: a numbered route; titles are level-3 headings of the page. */
export const Steps: Component = {
  attributes: [],
  render(node, tools) {
    return element(
      'ol',
      { className: ['steps'] },
      onlyChildren(node, 'Step', tools).map((step) => stepElement(step, tools)),
    )
  },
}

function stepElement(step: JsxNode, tools: ComponentTools): Element {
  const { title = '', id: explicit } = readAttributes(step, ['title!', 'id'], tools.context)
  const id = tools.ids.add(3, title, explicit, step)
  return element('li', {}, [headingElement(3, id, [text(title)]), ...blocksIn(step, tools)])
}
