import type { Construct } from '../construct'
import { Badge, Deprecated, Kbd, Since, Unconfirmed } from './render'

/** Components that stand inside of text. The parser asks for their names. */
export const inlineComponents: NonNullable<Construct['components']> = { Badge, Deprecated, Kbd, Since, Unconfirmed }
