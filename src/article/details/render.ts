import type { Component } from '../construct'
import { element, icon, text } from '../hast'

/** `<Details summary>`: native disclosure. */
export const Details: Component = {
  attributes: ['summary!'],
  render(_node, { attributes, children }) {
    const summary = element('summary', {}, [text(attributes.summary ?? ''), icon('chevron-right')])
    return element('details', { className: ['more'] }, [summary, ...children()])
  },
}
