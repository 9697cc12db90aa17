import { statSync } from 'node:fs'
import { buildFile, completeBuild } from '../src/build/outputs/complete'

/** Names that change with their content. `deploy/nginx/maps.conf` has the same rule. */
const HASHED = /(?:^|\/)(?:[\w~-]+[-.][\da-f]{16,}\.(?:js|css)|content\/[\da-f]{8}-[^/]+|search\/[\da-f]{8,}\/.+)$/

/** Whether a file's name changes with its content, so that it can be kept for ever: by browsers and by releases. */
export const isHashed = (path: string): boolean => HASHED.test(path)

/** The same on every answer (`deploy/nginx/headers.conf`). */
const EVERYWHERE: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
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

/**
 * @param path a file of the site, without prefix.
 * @param policy the Content-Security-Policy, sent with documents.
 * @returns the headers that a host sends with it.
 */
export function headersOf(path: string, policy: string | undefined): Record<string, string> {
  return {
    'cache-control': isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...EVERYWHERE,
    ...(path.endsWith('.html') && policy && { 'content-security-policy': policy }),
    ...(path.endsWith('.md') && { 'content-type': 'text/markdown; charset=utf-8' }),
    ...(path.startsWith('/samples/') && { 'access-control-allow-origin': '*' }),
  }
}
