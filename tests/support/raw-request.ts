import { request, type Agent, type IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

/**
 * Asks for a path as it is written (`fetch` would tidy `..` away), on a connection of its own if there is no agent: a server
 * that was reloaded may be about to close an older one. An answer that ends too early is a failure.
 */
export function get(
  port: number,
  path: string,
  options: { method?: string; headers?: Record<string, string>; agent?: Agent } = {},
): Promise<Answer> {
  return new Promise((done, failed) => {
    request({ agent: false, port, host: '127.0.0.1', path, ...options }, (response) => {
      const { statusCode: status = 0, headers } = response
      text(response).then((body) => done({ status, headers, body }), failed)
    })
      .on('error', failed)
      .end()
  })
}

/** Sends bytes as they are and returns all that comes back until the server closes, at most for `waitMs`. */
export function sendBytes(port: number, bytes: string | Buffer, waitMs = 2_000): Promise<string> {
  return new Promise((done) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    const end = (): void => {
      socket.destroy()
      done(answer)
    }
    const timer = setTimeout(end, waitMs)
    socket.on('data', (chunk) => (answer += chunk.toString('latin1')))
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearTimeout(timer)
      done(answer)
    })
  })
}
