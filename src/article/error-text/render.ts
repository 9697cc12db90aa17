import { toString } from 'hast-util-to-string'
import type { CompileContext } from '../compilation'
import type { Component, JsxNode } from '../construct'
import { element, text, withFacts } from '../hast'

/** `<ErrorText>`: the literal text of an error message; a search result of its own. */
export const ErrorText: Component = {
  attributes: ['id'],
  render(node, { attributes, children, context }) {
    const words = children().map((child) => toString(child))
    const { id, literal } = errorOf(node, context, {
      id: attributes.id ?? `error-${context.count('error')}`,
      literal: words.join('').replace(/\s+/g, ' ').trim(),
    })
    return withFacts(element('p', { className: ['error-text'], id }, [element('code', {}, [text(literal)])]), {
      isErrorText: true,
    })
  },
}

/** An error message as the console shows it, and the anchor of its place. */
interface ErrorMessage {
  id: string
  literal: string
}

/** @returns the message of an element. @param found what rendering has found. */
export const errorOf = (node: JsxNode, context: CompileContext, found: ErrorMessage = NONE): ErrorMessage =>
  context.once(node, () => found)

const NONE: ErrorMessage = { id: '', literal: '' }
