import { Server, STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { refusalOf } from './known-names'

/** Address of the socket by which Gatsby's preview sends every page's data, drafts among them. */
const SOCKET = '/socket.io'

let isGuarded = false

/**
 * Keeps other origins from Gatsby's socket as well. It is attached to the server itself, so that no handler of the
 * application sees its requests, and it allows every origin; the server belongs to Gatsby and is handed to nobody.
 */
export function guardSockets(): void {
  if (isGuarded) return
  isGuarded = true
  const emit = Server.prototype.emit as (this: Server, event: string, ...args: unknown[]) => boolean
  const guarded = function (this: Server, event: string, ...args: unknown[]): boolean {
    const isSocket = (event === 'request' || event === 'upgrade') && asksForSocket(args[0] as IncomingMessage)
    const why = isSocket ? refusalOf(args[0] as IncomingMessage) : undefined
    if (!why) return emit.call(this, event, ...args)
    if (event === 'request') (args[1] as ServerResponse).writeHead(why.status, { connection: 'close' }).end(why.text)
    else (args[1] as Duplex).end(`HTTP/1.1 ${why.status} ${STATUS_CODES[why.status]}\r\nConnection: close\r\n\r\n`)
    return true
  }
  Server.prototype.emit = guarded as typeof Server.prototype.emit
}

const asksForSocket = ({ url = '' }: IncomingMessage): boolean => url.startsWith(SOCKET)
