import { curlSample } from './curl-sample'
import { nodeSample } from './node-sample'
import type { Endpoint } from './types'

/** A request sample: one tab of an endpoint. */
export interface Sample {
  /** Label of the tab. */
  label: string
  /** Language of the code block. */
  language: 'bash' | 'ts'
  code: string
}

/**
 * Writes the request samples of an endpoint.
 * @param server base address without a slash at the end.
 * @returns none for an endpoint that cannot be called from what is known.
 */
export function samples(endpoint: Endpoint, server: string): Sample[] {
  if (!endpoint.callable) return []
  return [
    { label: 'curl', language: 'bash', code: curlSample(endpoint, server) },
    { label: 'Node.js', language: 'ts', code: nodeSample(endpoint, server) },
  ]
}
