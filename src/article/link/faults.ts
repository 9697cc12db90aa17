import { decoded } from '../../site/decoded'
import type { Finding } from '../../site/finding'

/** What is wrong with a link that can be told by its address alone. */
type LinkFault = Omit<Finding, 'line'>

/** Whether an address leads out of the site, by what it begins with. */
export const isElsewhere = (raw: string): boolean => /^[a-z][a-z\d+.-]*:/i.test(raw) || raw.startsWith('//')

/** The preview, on this machine or on one beside it. A server of the reader's own is another matter. */
const PREVIEW = /^https?:\/\/(?:localhost|[\d.]+|\[::1\])(?::(?:8000|9000)|(?::\d+)?\/(?:docs|developer|openapi)\/)/i
const WIDE = /[\u3000-\u303f\uff00-\uffef“”‘’…—]/
const HAN = /\p{Script=Han}/u
/** A recipient or what the letter is to say (RFC 6068); a number. */
const CONTACT = /^(?:mailto:[^?]*[@?].|tel:.*\d)/i
/** A sign of an escape without its two digits. */
const HALF_ESCAPED = /%(?![\da-f]{2})/i
const EMPTY_LABEL = /^\.|\.\./

/**
 * @param words what a reader sees of the link: a bare address ends where the author meant only when it is ASCII.
 * @returns what is wrong with an address elsewhere; `undefined` when it can be used.
 */
export function externalFault(raw: string, words?: string): LinkFault | undefined {
  const isWeb = /^https?:/i.test(raw)
  if (!isWeb && !/^(?:mailto:|tel:)/i.test(raw))
    return {
      rule: 'unsafe-link',
      message: `链接“${raw}”的协议不能用`,
      remedy: '只能用 https、http、mailto、tel，或相对的 .mdx 路径',
    }
  if (!isWeb)
    return CONTACT.test(raw)
      ? undefined
      : {
          rule: 'broken-address',
          message: `链接“${raw}”不完整`,
          remedy: '写完整，例如 mailto:name@example.com、tel:+8610000000',
        }
  if (PREVIEW.test(raw))
    return {
      rule: 'local-link',
      message: `链接“${raw}”是预览的地址，读者打不开`,
      remedy: '链接到本站的页面写相对的 .mdx 路径；只是举例就放进反引号',
    }
  const written = decoded(raw)
  if (WIDE.test(written) || (words !== undefined && HAN.test(written) && decoded(words) === written))
    return {
      rule: 'broken-address',
      message: `网址“${written}”里混进了后面的文字`,
      remedy: '在网址后面空一格，或写成 [文字](网址)',
    }
  const host = URL.canParse(raw) ? new URL(raw).host : ''
  if (!/^https?:\/\/[^/\s?#]+/i.test(raw) || !/[.:]/.test(host) || EMPTY_LABEL.test(host) || HALF_ESCAPED.test(raw))
    return {
      rule: 'broken-address',
      message: `网址“${raw}”不完整`,
      remedy: '写完整的网址，例如 https://example.com/page',
    }
  return undefined
}
