import { article, fill } from '../../site/strings'
import { element, text } from '../hast'
import type { Component } from './types'

const BADGE_KINDS = ['since', 'deprecated', 'version', 'neutral']

/** `<Kbd>`: a key. */
export const Kbd: Component = { attributes: [], render: (_node, { children }) => element('kbd', {}, children()) }

/** `<Since v>`: the version something exists from. */
export const Since: Component = {
  attributes: ['v!'],
  render: (_node, { attributes }) =>
    element('span', { className: ['badge', 'since'] }, [text(fill(article.since, { version: attributes.v ?? '' }))]),
}

/** `<Deprecated />`. */
export const Deprecated: Component = {
  attributes: [],
  render: () => element('span', { className: ['badge', 'deprecated'] }, [text(article.deprecated)]),
}

/** `<Badge kind>`: a short mark in the line. */
export const Badge: Component = {
  attributes: ['kind'],
  render(node, { attributes, children, context }) {
    const kind = attributes.kind ?? 'neutral'
    if (!BADGE_KINDS.includes(kind))
      context.problem('unknown-badge', node, `徽标没有“${kind}”这一种`, `可用的有：${BADGE_KINDS.join(' ')}`)
    return element('span', { className: ['badge', kind] }, children())
  },
}

/** `<Status code text>`: the status line of an API response. */
export const Status: Component = {
  attributes: ['code!', 'text'],
  render(_node, { attributes: { code = '', text: words = '' } }) {
    const failed = !code.startsWith('2')
    return element('p', { className: ['status', ...(failed ? ['err'] : [])] }, [
      text([code, words].filter(Boolean).join(' ')),
    ])
  },
}
