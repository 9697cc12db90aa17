import { algoliaEnv } from '../site/config'
import { DEMO_FRAME, demoPolicy } from './demo-policy'

/** Addresses whose names change with their content, below the prefix: regular expressions that nginx reads as well. */
export const HASHED_PATHS = [
  '(?:.+/)?[\\w~-]+[-.][\\da-f]{8,}\\.(?:js|css)',
  'content/[\\da-f]{8}-[^/]+',
  'search/[\\da-f]{8,}/.+',
]
const HASHED = new RegExp(`^/?(?:${HASHED_PATHS.join('|')})$`)

/** Whether a file's name changes with its content, so that it can be kept for ever: by browsers and by releases. */
export const isHashed = (path: string): boolean => HASHED.test(path)

export const FOR_EVER = 'public, max-age=31536000, immutable'
export const ASK_AGAIN = 'no-cache'
/** Folder whose files any page of the web may load. */
export const SHARED_FOLDER = 'samples'

/** Folder of TypeScript declarations, which hosts take for films by their ending. */
export const TYPES_FOLDER = 'types'
export const TYPES_CONTENT = 'text/plain; charset=utf-8'

/** The same on every answer. */
export const EVERYWHERE: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/**
 * What a page's own policy (`src/site/security-policy.ts`) cannot say. The two add up: what is inline is allowed here and
 * chosen there. `deploy/nginx/` narrows `'self'` to the site's folder, where it knows the host.
 */
export const DOCUMENT_POLICY = "script-src 'self' 'unsafe-inline'; frame-ancestors 'self'"

/** The policy with the origin of the analytics script, where the environment names one: on a host its settings do. */
function documentPolicy(): string {
  const script = process.env[algoliaEnv.analyticsScript]
  return script ? DOCUMENT_POLICY.replace("'self'", `'self' ${new URL(script).origin}`) : DOCUMENT_POLICY
}

/**
 * @param path a file of the site, without prefix; the document of running programs has a policy of its own.
 * @param host of the request, with its port.
 * @returns the headers that a host sends with it.
 */
export function headersOf(path: string, host = ''): Record<string, string> {
  return {
    'cache-control': isHashed(path) ? FOR_EVER : ASK_AGAIN,
    ...EVERYWHERE,
    ...(path.endsWith('.html') && {
      'Content-Security-Policy': path === DEMO_FRAME ? demoPolicy(host) : documentPolicy(),
    }),
    ...(path.endsWith('.md') && { 'content-type': 'text/markdown; charset=utf-8' }),
    ...(path.startsWith(`/${TYPES_FOLDER}/`) && { 'content-type': TYPES_CONTENT }),
    ...(path.startsWith(`/${SHARED_FOLDER}/`) && { 'access-control-allow-origin': '*' }),
  }
}
