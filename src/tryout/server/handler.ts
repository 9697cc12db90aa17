import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { withoutBase } from '../../site/routes'
import { fill } from '../../site/strings'
import { tryoutProblems as problems } from '../../site/tryout-strings'
import { TRYOUT_HEADER, TRYOUT_PATH } from '../address'
import type { TryCall } from '../types'

/** Bytes of a filled form that are read. */
const FORM_LIMIT = 256 * 1024

/**
 * Answers requests of the panel (`/__try/<endpoint>`): `GET` gives the form, `POST` makes the call. Other addresses go
 * to `next`. What it needs is loaded with the first request.
 */
export function tryout(next: RequestListener): RequestListener {
  return (request, response) => {
    const path = withoutBase((request.url ?? '/').replace(/\?.*/s, ''))
    if (!path.startsWith(TRYOUT_PATH)) return next(request, response)
    answer(request, path.slice(TRYOUT_PATH.length)).then(
      ([status, body]) => reply(response, status, body),
      (error: unknown) => reply(response, 500, { problem: (error as Error).message }),
    )
  }
}

function reply(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
  response.end(JSON.stringify(body))
}

async function answer(request: IncomingMessage, id: string): Promise<[status: number, body: object]> {
  // A page of another origin cannot send this header without asking first, and is told no
  if (!request.headers[TRYOUT_HEADER]) return [403, { problem: problems.notLocal }]
  const [{ endpointOf, formOf }, { callEndpoint, CallProblem }] = await Promise.all([
    import('./form'),
    import('./call'),
  ])
  const endpoint = endpointOf(id)
  if (!endpoint) return [404, { problem: fill(problems.unknown, { id }) }]
  if (request.method === 'GET') return [200, formOf(endpoint)]
  if (request.method !== 'POST') return [405, { problem: problems.notLocal }]
  try {
    return [200, await callEndpoint(endpoint, await callIn(request))]
  } catch (error) {
    if (error instanceof CallProblem || error instanceof SyntaxError) return [400, { problem: error.message }]
    throw error
  }
}

/** @throws {SyntaxError} for what is no filled form. */
async function callIn(request: IncomingMessage): Promise<TryCall> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request) {
    size += (part as Buffer).byteLength
    if (size > FORM_LIMIT) throw new SyntaxError(fill(problems.tooLong, { limit: FORM_LIMIT / 1024 }))
    parts.push(part as Buffer)
  }
  const { gateway, authorization, values, body, example } = JSON.parse(Buffer.concat(parts).toString('utf8')) as Record<
    string,
    unknown
  >
  const text = (value: unknown): string => (typeof value === 'string' ? value : '')
  const entries = Object.entries((values ?? {}) as object).map(([name, value]): [string, string] => [name, text(value)])
  return {
    gateway: text(gateway),
    authorization: text(authorization).replace(/[\r\n]/g, ''),
    values: Object.fromEntries(entries),
    ...(typeof body === 'string' && { body }),
    // What stands in a header: names of examples hold letters and digits
    ...(/^\w+$/.test(text(example)) && { example: text(example) }),
  }
}
