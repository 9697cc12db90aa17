/** What a policy cannot say from inside a page (Content Security Policy Level 3, section 3.3). */
const HEADER_ONLY = /^(?:frame-ancestors|report-uri|report-to|sandbox)\b/
const CHARSET = /<meta charset="[^"]*"\s*\/?>/i

/**
 * Puts the policy into a page, for hosts that send no headers of one's own. It stands before everything that it is
 * about; after the encoding, which must come first, where that is before everything too.
 * @throws Error for a page without a head.
 */
export function withMetaPolicy(html: string, policy: string): string {
  const rules = policy
    .split('; ')
    .filter((rule) => !HEADER_ONLY.test(rule))
    .join('; ')
  const head = /<head[^>]*>/i.exec(html)
  if (!head) throw new Error('页面没有 <head>，内容安全策略无处可放')
  const first = html.search(/<(?:script|style|link)\b/i)
  const charset = CHARSET.exec(html)
  const isFirst = charset && (first < 0 || charset.index < first)
  const at = isFirst ? charset.index + charset[0].length : head.index + head[0].length
  return `${html.slice(0, at)}<meta http-equiv="Content-Security-Policy" content="${rules}">${html.slice(at)}`
}
