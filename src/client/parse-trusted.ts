import { TRUSTED_TYPES } from '../site/trusted-types'

/** As far as it is used here; browsers without it parse text as it is (Trusted Types, W3C). */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createHTML: (text: string) => string },
  ) => { createHTML: (text: string) => string }
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
const policy = trustedTypes?.createPolicy(TRUSTED_TYPES.documents, { createHTML: (text) => text })

/**
 * Parses a text of this site: one of its pages, or a drawing of its bundle. What a reader, a store or a service has
 * given must never come here.
 */
export const parseTrusted = (text: string, type: DOMParserSupportedType): Document =>
  new DOMParser().parseFromString(policy?.createHTML(text) ?? text, type)
