import { samplePath } from '../site/routes'
import { curlSample } from './curl-sample'
import { goSample } from './go-sample'
import { javaSample } from './java-sample'
import { pascalCase, sampleRequest, type SampleRequest } from './sample-request'
import { nodeSample } from './nodejs-sample'
import { phpSample } from './php-sample'
import { pythonSample } from './python-sample'
import type { Endpoint, Group } from './types'

/** A request sample: one tab of an endpoint. */
export interface Sample {
  label: string
  language: 'bash' | 'ts'
  code: string
}

/**
 * Writes the request samples that stand in the page.
 * @returns none for an endpoint that cannot be called from what is known.
 */
export function samples(endpoint: Endpoint): Sample[] {
  if (!endpoint.callable) return []
  const request = sampleRequest(endpoint)
  return [
    { label: 'curl', language: 'bash', code: curlSample(request) },
    { label: 'Node.js', language: 'ts', code: nodeSample(endpoint, request) },
  ]
}

/** A request sample as a file of its own. */
export interface SampleFile {
  label: string
  /** Name that the reader saves it under; the published one has `.txt` at its end, so that browsers show it. */
  name: string
  code: string
}

/** Languages whose samples are files beside the page: in the page, six languages would weigh more than all else in it. */
const LANGUAGES: { label: string; ending: string; write: (request: SampleRequest) => string }[] = [
  { label: 'Java', ending: '.java', write: javaSample },
  { label: 'Python', ending: '.py', write: pythonSample },
  { label: 'Go', ending: '.go', write: goSample },
  { label: 'PHP', ending: '.php', write: phpSample },
]

/**
 * Writes the request samples that stand beside the page.
 * @returns one for each language; none for an endpoint that cannot be called from what is known.
 */
export function sampleFiles(endpoint: Endpoint): SampleFile[] {
  if (!endpoint.callable) return []
  const request = sampleRequest(endpoint)
  return LANGUAGES.map(({ label, ending, write }) => ({
    label,
    name: (ending === '.java' ? pascalCase(endpoint.id) : endpoint.id) + ending,
    code: write(request),
  }))
}

/** @returns every request sample that stands beside the pages: its path without prefix, and its text. */
export const allSampleFiles = (groups: readonly Group[]): { path: string; code: string }[] =>
  groups
    .flatMap((group) => group.endpoints)
    .flatMap((endpoint) =>
      sampleFiles(endpoint).map(({ name, code }) => ({ path: samplePath(endpoint.id, name), code })),
    )
