import { toString } from 'hast-util-to-string'
import type { Component } from '../construct'
import { element, text, withFacts } from '../hast'

/** `<ErrorText>`: the literal text of an error message; a search result of its own. */
export const ErrorText: Component = {
  attributes: ['id'],
  render(_node, { attributes, children, context }) {
    const words = children().map((child) => toString(child))
    const literal = words.join('').replace(/\s+/g, ' ').trim()
    const id = attributes.id ?? `error-${context.count('error')}`
    return withFacts(element('p', { className: ['error-text'], id }, [element('code', {}, [text(literal)])]), {
      isErrorText: true,
    })
  },
}
