import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { DEMO_FOLDER } from '../site/routes'

/** Where a server of this project listens: on this machine only, unless `HOST` says otherwise. */
export const HOST = process.env.HOST || '127.0.0.1'

/** Names of this machine for itself. */
export const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]', '::1'])

/** @returns the name in a `Host` header, without port; `undefined` for what is no name. */
function nameIn(header: string | undefined): string | undefined {
  return /^(\[[\da-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/i.exec(header ?? '')?.[1]?.toLowerCase()
}

/**
 * Whether a request asks for this machine by a name that it has. A page of another origin can make a browser send
 * requests here under a name of its own, which then leads to this machine (DNS rebinding). To a server that listens on every
 * address, every name is right.
 */
function isKnownName({ headers }: IncomingMessage): boolean {
  const name = nameIn(headers.host)
  return name !== undefined && (LOOPBACK.has(name) || name === HOST || HOST === '0.0.0.0' || HOST === '::')
}

const UNKNOWN_NAME = '这里只回答 localhost；要让别的机器访问，用 HOST=0.0.0.0 启动\n'

/** Ends a request with a sentence. */
export function refuse(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' })
  response.end(text)
}

/** @returns a listener that answers only to names that this server knows; others get status 421 (RFC 9110, 15.5.20). */
export const onlyKnownNames =
  (listener: RequestListener): RequestListener =>
  (request, response) => {
    if (isKnownName(request)) void listener(request, response)
    else refuse(response, 421, UNKNOWN_NAME)
  }

/** Whether a request comes from a page of another origin, as browsers tell (Fetch Standard, 3.2). */
function isFromElsewhere({ headers }: IncomingMessage): boolean {
  const { origin, host } = headers
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host)
}

/** What running programs load, whose document has no origin: packages and the sample flat, nothing of a draft. */
const isForPrograms = ({ url = '' }: IncomingMessage): boolean =>
  url.startsWith(`${DEMO_FOLDER}/`) && !url.startsWith(`${DEMO_FOLDER}/programs/`)

/** @returns why the preview does not answer; `undefined` when it does. */
export function refusalOf(request: IncomingMessage): { status: number; text: string } | undefined {
  if (!isKnownName(request)) return { status: 421, text: UNKNOWN_NAME }
  if (isFromElsewhere(request) && !isForPrograms(request)) return { status: 403, text: '预览不回答别的网站的页面\n' }
  return undefined
}
