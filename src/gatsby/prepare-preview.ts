import { Server, STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { join, resolve } from 'node:path'
import type * as Demos from '../demos/handler'
import { writeSearchIndex } from '../outputs/search-index'
import { searchPages } from '../outputs/search-pages'
import { INDEX_FOLDER, MANIFEST_FILE } from '../search/engine/index-files'
import { DEMO_FOLDER } from '../site/routes'
import { refusalOf, refuse } from './allowed-hosts'
import { loadTs } from './load-ts'
import { currentSite } from './site-state'

const MANIFEST = `/${INDEX_FOLDER}/${MANIFEST_FILE}`

/**
 * What the preview answers before Gatsby does: the running programs, and nothing to strangers, to whom Gatsby would show
 * drafts. Its socket, by which the data of every page goes, is attached to the server itself, which Gatsby hands to
 * nobody; so the events of servers are looked at, before any handler of its application.
 * The search index is brought up to date when a search asks for it: saving a file does not wait for it.
 */
export function preparePreview(): void {
  const emit = Server.prototype.emit as (this: Server, event: string, ...args: unknown[]) => boolean
  let programs: ReturnType<typeof loadPrograms> | undefined
  const answer = (request: IncomingMessage, response: ServerResponse): boolean => {
    const why = refusalOf(request)
    if (why) refuse(response, why.status, why.text)
    else if (request.url?.startsWith(`${DEMO_FOLDER}/`)) (programs ??= loadPrograms())(request, response)
    else {
      if (request.url === MANIFEST) writeSearchIndex(searchPages(currentSite()), join(process.cwd(), 'public'))
      return false
    }
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
