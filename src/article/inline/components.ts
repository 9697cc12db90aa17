import type { Construct } from '../construct'
import { badgeMarkdown, deprecatedMarkdown, kbdMarkdown, sinceMarkdown, unconfirmedMarkdown } from './markdown'
import { Badge, Deprecated, Kbd, Since, Unconfirmed } from './render'

/** Components that stand inside of text. The parser asks for their names. */
export const inlineComponents: NonNullable<Construct['components']> = {
  Badge: { ...Badge, markdown: badgeMarkdown },
  Deprecated: { ...Deprecated, markdown: deprecatedMarkdown },
  Kbd: { ...Kbd, markdown: kbdMarkdown },
  Since: { ...Since, markdown: sinceMarkdown },
  Unconfirmed: { ...Unconfirmed, markdown: unconfirmedMarkdown },
}
