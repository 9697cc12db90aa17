import { toString } from 'hast-util-to-string'
import type { CompileContext } from '../compilation'
import type { Component, JsxNode } from '../construct'
import { element, text, withFacts } from '../hast'

/** `<ErrorText>`: the literal text of an error message; a search result of its own. */
export const ErrorText: Component = {
  attributes: ['id'],
  render(node, { attributes, children, context }) {
    const id = attributes.id ?? `error-${context.count('error')}`
    const words = children().map((child) => toString(child))
    const literal = literalOf(node, context, words.join('').replace(/\s+/g, ' ').trim())
    return withFacts(element('p', { className: ['error-text'], id }, [element('code', {}, [text(literal)])]), {
      isErrorText: true,
    })
  },
}

/** @returns the message as the console shows it. @param literal what rendering has found. */
export const literalOf = (node: JsxNode, context: CompileContext, literal = ''): string =>
  context.once(node, () => literal)
