import { SEARCH_TIMEOUTS_MS } from '../../site/constants'
import { MANIFEST_FILE } from '../engine/index-files'

let early: Promise<Response> | undefined

/** Fetches the manifest while the dialog's code is still on its way. `base` as for `createEmbeddedSource`. */
export function fetchManifestEarly(base: string): void {
  const signal = AbortSignal.timeout?.(SEARCH_TIMEOUTS_MS.read)
  early = fetch(base + MANIFEST_FILE, { cache: 'no-cache', signal })
  early.catch(() => undefined)
}

/** @returns the manifest that was fetched early, once; rejects when there is none or it is not usable. */
export async function takeEarlyManifest(): Promise<unknown> {
  const response = await early
  early = undefined
  if (!response?.ok) throw new Error('no manifest was fetched early')
  return response.json()
}
