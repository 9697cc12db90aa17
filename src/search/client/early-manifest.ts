import { MANIFEST_FILE } from '../engine/index-files'

let early: Promise<Response> | undefined

/** Fetches the manifest while the dialog's code is still on its way. `base` as for `createEmbeddedSource`. */
export function fetchManifestEarly(base: string): void {
  early = fetch(base + MANIFEST_FILE, { cache: 'no-cache' })
  early.catch(() => undefined)
}

/** @returns the request of {@link fetchManifestEarly}, once. */
export function takeEarlyManifest(): Promise<Response> | undefined {
  const request = early
  early = undefined
  return request
}
