import { createServer, type RequestListener, type Server } from 'node:http'
import { createHandler } from './preview-handler'

/** Milliseconds after which a client that sends or reads nothing is let go. */
const PATIENCE = { headers: 10_000, request: 15_000, idle: 30_000, check: 2_000 }

interface PreviewOptions extends Partial<typeof PATIENCE> {
  /** Stands before everything that is answered. */
  guard?: (listener: RequestListener) => RequestListener
}

/**
 * A server of a built site that outlives bad clients: half a request, a reader who stops reading, or bytes that are no
 * HTTP cost a connection, not the server.
 * @param publicDir absolute path of the built site.
 * @param options shorter times, for tests; a guard.
 */
export function createPreviewServer(
  publicDir: string,
  { guard = (listener) => listener, ...patience }: PreviewOptions = {},
): Server {
  const { headers, request, idle, check } = { ...PATIENCE, ...patience }
  const server = createServer(
    { headersTimeout: headers, requestTimeout: request, connectionsCheckingInterval: check },
    guard(createHandler(publicDir)),
  )
  server.setTimeout(idle)
  return server
}
