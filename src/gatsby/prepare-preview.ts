import { Server, STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { resolve } from 'node:path'
import type * as Demos from '../demos/handler'
import { DEMO_FOLDER } from '../site/routes'
import { refusalOf, refuse } from './known-names'
import { loadTs } from './load-ts'

let isPrepared = false

/**
 * What the preview answers before Gatsby does: the running programs, and nothing to strangers, to whom Gatsby would show
 * drafts. Its socket, by which the data of every page goes, is attached to the server itself, which Gatsby hands to
 * nobody; so the events of servers are looked at, before any handler of its application.
 */
export function preparePreview(): void {
  if (isPrepared) return
  isPrepared = true
  const emit = Server.prototype.emit as (this: Server, event: string, ...args: unknown[]) => boolean
  let programs: ReturnType<typeof loadPrograms> | undefined
  const answer = (request: IncomingMessage, response: ServerResponse): boolean => {
    const why = refusalOf(request)
    if (why) refuse(response, why.status, why.text)
    else if (request.url?.startsWith(`${DEMO_FOLDER}/`)) (programs ??= loadPrograms())(request, response)
    else return false
    return true
  }
  const prepared = function (this: Server, event: string, ...args: unknown[]): boolean {
    const isAnswered =
      event === 'request'
        ? answer(args[0] as IncomingMessage, args[1] as ServerResponse)
        : event === 'upgrade' && refuseUpgrade(args[0] as IncomingMessage, args[1] as Duplex)
    return isAnswered || emit.call(this, event, ...args)
  }
  Server.prototype.emit = prepared as typeof Server.prototype.emit
}

/** Called with the first request: no build has to compile what only the preview answers with. */
function loadPrograms(): ReturnType<typeof Demos.demoHandler> {
  const { demoHandler } = loadTs<typeof Demos>(resolve('src/demos/handler.ts'))
  return demoHandler(process.cwd(), '')
}

function refuseUpgrade(request: IncomingMessage, socket: Duplex): boolean {
  const why = refusalOf(request)
  if (why) socket.end(`HTTP/1.1 ${why.status} ${STATUS_CODES[why.status]}\r\nConnection: close\r\n\r\n`)
  return Boolean(why)
}
