import { createHash } from 'node:crypto'
import { TRUSTED_TYPES } from './trusted-types'

/** What stands in a document itself, to run or to be applied. */
export interface Inline {
  scripts?: string[]
  styles?: string[]
}

/** Sources besides the site's own, by directive. */
export type Sources = Partial<Record<'script-src' | 'connect-src', string[]>>

const hashes = (texts: string[] = []): string[] =>
  [...new Set(texts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).sort()

/**
 * @returns the Content-Security-Policy that a document carries itself: it allows the site's own files, the given inline
 *   pieces by their hashes, and the given other sources; nothing else. What only a header can say is in `deploy/`.
 */
export function policyOf({ scripts, styles }: Inline, others: Sources = {}): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes(scripts), ...(others['script-src'] ?? [])],
    'style-src': ["'self'", ...hashes(styles)],
    'img-src': ["'self'"],
    'connect-src': ["'self'", ...(others['connect-src'] ?? [])],
    'manifest-src': ["'self'"],
    'media-src': ["'self'"],
    // Programs run in a document of their own, with a policy of its own (demo-policy.ts)
    'frame-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    // A script from elsewhere makes markup of text as its authors see fit
    ...(!others['script-src'] && {
      'require-trusted-types-for': ["'script'"],
      'trusted-types': Object.values(TRUSTED_TYPES),
    }),
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/** @returns the element that carries a policy; it stands before everything that it is about. */
export const policyElement = (inline: Inline): string =>
  `<meta http-equiv="Content-Security-Policy" content="${policyOf(inline)}">`

/** @returns the sources that the hosted search needs, from the settings that the browser gets; none without them. */
export function searchSources(settings: string | undefined): Sources {
  if (!settings) return {}
  const { appId, host, analyticsScript } = JSON.parse(settings) as Record<string, string | undefined>
  const service = host ? [new URL(host).origin] : [`https://${appId}-dsn.algolia.net`, `https://${appId}.algolia.net`]
  const retries = host ? [] : [1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`)
  return {
    'connect-src': [...service, ...retries, ...(analyticsScript ? ['https://insights.algolia.io'] : [])],
    ...(analyticsScript && { 'script-src': [new URL(analyticsScript).origin] }),
  }
}
