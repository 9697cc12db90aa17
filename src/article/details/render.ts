import type { Component } from '../construct'
import { element, icon, text, withFacts } from '../hast'

/** `<Details summary>`: native disclosure; on paper it is open. */
export const Details: Component = {
  attributes: ['summary!', 'open?'],
  render(_node, { attributes, children }) {
    const summary = element('summary', {}, [text(attributes.summary ?? ''), icon('chevron-right')])
    const open = 'open' in attributes && { open: true }
    return withFacts(element('details', { className: ['more'], ...open }, [summary, ...children()]), {
      paperProperties: { open: true },
    })
  },
}
