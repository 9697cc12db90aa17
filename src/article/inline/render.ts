import { docPath, withBase } from '../../site/routes'
import { article, fill } from '../../site/strings/interface'
import type { Component, Construct } from '../construct'
import { element, text } from '../hast'

const BADGE_KINDS = ['since', 'deprecated', 'version', 'neutral']

const Kbd: Component = { attributes: [], render: (_node, { children }) => element('kbd', {}, children()) }

/** `<Since v>`: the version something exists from. */
const Since: Component = {
  attributes: ['v!'],
  render: (_node, { attributes }) =>
    element('span', { className: ['badge', 'since'] }, [text(fill(article.since, { version: attributes.v ?? '' }))]),
}

const Deprecated: Component = {
  attributes: [],
  render: () => element('span', { className: ['badge', 'deprecated'] }, [text(article.deprecated)]),
}

/** Where the mark of what nobody has confirmed is explained, once for all pages. */
const UNCONFIRMED = `${docPath('faq/intro')}#unconfirmed`

/** `<Unconfirmed />`: what stands before it is neither published nor tried. The mark leads to what it means. */
const Unconfirmed: Component = {
  attributes: [],
  render: () =>
    element('a', { className: ['badge', 'unconfirmed'], href: withBase(UNCONFIRMED) }, [text(article.unconfirmed)]),
}

/** `<Badge kind>`: a short mark in the line. */
const Badge: Component = {
  attributes: ['kind'],
  render(node, { attributes, children, context }) {
    const kind = attributes.kind ?? 'neutral'
    if (!BADGE_KINDS.includes(kind))
      context.problem('unknown-badge', node, `徽标没有“${kind}”这一种`, `可用的有：${BADGE_KINDS.join(' ')}`)
    return element('span', { className: ['badge', kind] }, children())
  },
}

/** Components that stand inside of text. The parser asks for their names. */
export const inlineComponents: NonNullable<Construct['components']> = { Badge, Deprecated, Kbd, Since, Unconfirmed }

/** HTML elements authors may write as they are, without attributes. */
export const plainElements: readonly string[] = ['br', 'kbd', 'sub', 'sup', 'wbr']
