import type { Component } from '../construct'
import { element, icon, text } from '../hast'

/** `<Details summary>`: native disclosure. */
export const Details: Component = {
  attributes: ['summary!', 'open?'],
  render(_node, { attributes, children }) {
    const summary = element('summary', {}, [text(attributes.summary ?? ''), icon('chevron-right')])
    const open = 'open' in attributes && { open: true }
    return element('details', { className: ['more'], ...open }, [summary, ...children()])
  },
}
