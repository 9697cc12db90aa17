import type { ElementContent } from 'hast'
import type { Component } from '../construct'
import { element, isElement, text, withFacts } from '../hast'
import { headingElement } from '../heading/render'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** `<Endpoint method path id title>`: one operation of the open API; text in one column, `<Samples>` in the other. */
export const Endpoint: Component = {
  attributes: ['method!', 'path!', 'id!', 'title!', 'confidence'],
  render(node, { attributes: { method = '', path = '', id = '', title = '' }, context, ids, children }) {
    if (!METHODS.includes(method))
      context.problem('unknown-method', node, `请求方法“${method}”不对`, `可用的有：${METHODS.join(' ')}`)
    ids.add(3, title, id, node, method)
    const content = children()
    const head = element('p', { className: ['endpoint-head'] }, [
      element('span', { className: ['method', method.toLowerCase()] }, [text(method)]),
      text(' '),
      element(
        'code',
        {},
        path
          .split(/(?<=\/)/)
          .flatMap((part) => [text(part), element('wbr')])
          .slice(0, -1),
      ),
    ])
    return element('section', { className: ['endpoint'], ariaLabelledBy: [id] }, [
      element('div', { className: ['endpoint-text'] }, [
        headingElement(3, id, title, [text(title)]),
        head,
        ...content.filter((child) => !isSamples(child)),
      ]),
      ...content.filter(isSamples),
    ])
  },
}

const isSamples = (child: ElementContent): boolean =>
  isElement(child, 'div') && String(child.properties.className) === 'samples'

/** `<Samples>`: requests and responses beside an endpoint. */
export const Samples: Component = {
  attributes: [],
  render: (_node, { children }) => element('div', { className: ['samples'] }, children()),
}

/** `<EndpointIndex />`: a line for each endpoint. A search is answered by the endpoints themselves. */
export const EndpointIndex: Component = {
  attributes: [],
  render: (_node, { children }) =>
    withFacts(element('div', { className: ['endpoint-index'] }, children()), { unsearched: true }),
}

/** `<Status code text>`: the status line of an API response, `200 OK`. */
export const Status: Component = {
  attributes: ['code!', 'text'],
  render: (_node, { attributes }) =>
    element('p', { className: ['status', ...(attributes.code?.startsWith('2') ? [] : ['err'])] }, [
      text([attributes.code, attributes.text].filter(Boolean).join(' ')),
    ]),
}
