import type { Element, ElementContent } from 'hast'
import { decoded } from '../../site/decoded'
import type { Component } from '../construct'
import { eachElement, element, findElement, isElement, text, withBreaks, withFacts } from '../hast'
import { headingElement } from '../heading/render'

/** `<Endpoint method path id title>`: one operation of the open API; text in one column, `<Samples>` in the other. */
export const Endpoint: Component = {
  attributes: ['method!', 'path!', 'id!', 'title!'],
  render(node, { attributes: { method = '', path = '', id = '', title = '' }, ids, children }) {
    ids.add(3, title, id, node, method)
    const content = children()
    const head = element('p', { className: ['endpoint-head'] }, [
      element('span', { className: ['method', method.toLowerCase()] }, [text(method)]),
      text(' '),
      element('code', {}, withBreaks(path.split(/(?<=\/)/))),
    ])
    return twoColumns('endpoint', id, [headingElement(3, id, [text(title)]), head, ...content])
  },
}

/** `<Callback id title>`: a request that the platform sends. */
export const Callback: Component = {
  attributes: ['id!', 'title!'],
  render(node, { attributes: { id = '', title = '' }, ids, children }) {
    ids.add(3, title, id, node)
    return twoColumns('callback', id, [headingElement(3, id, [text(title)]), ...children()])
  },
}

/** A section with its text in one column and its samples in the other. */
const twoColumns = (name: string, id: string, content: ElementContent[]): Element =>
  element('section', { className: [name], ariaLabelledBy: [id] }, [
    element(
      'div',
      { className: ['endpoint-text'] },
      content.filter((child) => !isSamples(child)),
    ),
    ...content.filter(isSamples),
  ])

const isSamples = (child: ElementContent): boolean =>
  isElement(child, 'div') && String(child.properties.className) === 'samples'

/** `<Samples>`: requests and responses beside an endpoint. */
export const Samples: Component = {
  attributes: [],
  render: (_node, { children }) => element('div', { className: ['samples'] }, children()),
}

/**
 * `<EndpointIndex />`: a row for each endpoint, with its anchor, which leads to what it is about. A search is answered by
 * the endpoints themselves.
 */
export const EndpointIndex: Component = {
  attributes: [],
  render(_node, { children }) {
    const index = element('div', { className: ['endpoint-index'] }, children())
    eachElement(index, (row) => {
      const link = row.tagName === 'tr' ? findElement(row, 'a') : undefined
      if (link) row.properties.id = decoded(String(link.properties.href).replace(/^.*#/, ''))
    })
    return withFacts(index, { unsearched: true })
  },
}

/** `<Status code text>`: the status line of an API response, `200 OK`. */
export const Status: Component = {
  attributes: ['code!', 'text'],
  render: (_node, { attributes }) =>
    element('p', { className: ['status', ...(attributes.code?.startsWith('2') ? [] : ['err'])] }, [
      text([attributes.code, attributes.text].filter(Boolean).join(' ')),
    ]),
}
