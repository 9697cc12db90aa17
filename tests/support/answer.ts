import { ReadableStream } from 'node:stream/web'
import { TextDecoder, TextEncoder } from 'node:util'

/** What a server answers: a page, unless said otherwise. */
export interface Answer {
  body?: string
  type?: string
  status?: number
  redirected?: boolean
}

/** jsdom has no decoder of its own. */
globalThis.TextDecoder ??= TextDecoder as never

/** An answer to `fetch`, as far as the reader looks at it. */
export const answerOf = (
  path: string,
  { body = '', type = 'text/html; charset=utf-8', status = 200, redirected = false }: Answer,
): Response =>
  ({
    ok: status < 400,
    status,
    redirected,
    url: `http://localhost${path}`,
    headers: { get: () => type },
    body: new ReadableStream({
      start: (stream) => {
        stream.enqueue(new TextEncoder().encode(body))
        stream.close()
      },
    }),
  }) as never
