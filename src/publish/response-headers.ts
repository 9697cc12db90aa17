import { statSync } from 'node:fs'
import { buildFile, completeBuild } from './complete'
import { DEMO_FRAME, DEMO_POLICY } from './demo-policy'
import { REPORT_GROUP } from './security-policy'

/** Addresses whose names change with their content, below the prefix: regular expressions that nginx reads as well. */
export const HASHED_PATHS = [
  '(?:.+/)?[\\w~-]+[-.][\\da-f]{16,}\\.(?:js|css)',
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

/** @returns value of the header that names the receiver of reports, from a policy that has one; see `CSP_REPORT_URL`. */
export function reportingOf(policy: string): string | undefined {
  const address = /(?:^|; )report-uri ([^\s;]+)/.exec(policy)?.[1]
  return address && `${REPORT_GROUP}="${address}"`
}

/** Policies by the file they are told in, read once for each build. */
const policies = new Map<string, { time: number; policy: string | undefined }>()

/** @returns the policy that was built with the site; `undefined` for a folder without one. */
export function readPolicy(publicDir: string): string | undefined {
  const time = statSync(buildFile(publicDir), { throwIfNoEntry: false })?.mtimeMs
  if (time === undefined) return undefined
  const known = policies.get(publicDir)
  if (known?.time === time) return known.policy
  const policy = completeBuild(publicDir)?.policy
  policies.set(publicDir, { time, policy })
  return policy
}

/** @returns the headers of documents. */
export function documentHeaders(policy: string): Record<string, string> {
  const reporting = reportingOf(policy)
  return { 'Content-Security-Policy': policy, ...(reporting && { 'Reporting-Endpoints': reporting }) }
}

/**
 * @param path a file of the site, without prefix; the document of running programs has a policy of its own.
 * @param policy the Content-Security-Policy, sent with documents.
 * @returns the headers that a host sends with it.
 */
export function headersOf(path: string, policy: string | undefined): Record<string, string> {
  return {
    'cache-control': isHashed(path) ? FOR_EVER : ASK_AGAIN,
    ...EVERYWHERE,
    ...(path.endsWith('.html') && policy && documentHeaders(policy)),
    ...(path === DEMO_FRAME && { 'Content-Security-Policy': DEMO_POLICY }),
    ...(path.endsWith('.md') && { 'content-type': 'text/markdown; charset=utf-8' }),
    ...(path.startsWith(`/${TYPES_FOLDER}/`) && { 'content-type': TYPES_CONTENT }),
    ...(path.startsWith(`/${SHARED_FOLDER}/`) && { 'access-control-allow-origin': '*' }),
  }
}
