import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import type { SearchRecord } from '../../src/site/types'
import { listen } from '../support/local-server'
import { answerQueries, type QueriesBody } from './stand-in-search'

/** A record as it lies in an index. */
export type StoredRecord = SearchRecord & { internal?: { contentDigest?: string } }

export interface StandInIndex {
  records: Map<string, StoredRecord>
  settings: Record<string, unknown>
  /** Now, when it is left out. */
  updatedAt?: string
}

/** A call that came in. */
export interface Call {
  method: string
  path: string
  /** Query parameters, credentials among them. */
  query: Record<string, string>
  headers: IncomingMessage['headers']
  body: unknown
}

/**
 * What a call is answered with instead: a status, no JSON, a dropped connection, or nothing at all. `lost`: it is carried
 * out, and the connection breaks before the answer.
 */
export type Failure = number | 'garbage' | 'drop' | 'hang' | 'lost' | undefined

export interface StandIn {
  /** Origin, for `ALGOLIA_HOST`. */
  url: string
  calls: Call[]
  indexes: Map<string, StandInIndex>
  /** Decides about every call; `undefined` lets it through. */
  fail: (call: Call) => Failure
  close: () => Promise<void>
}

const ADMIN_KEY = 'admin'
const BROWSE_PAGE = 1_000

interface BatchBody {
  requests: { action: string; body: StoredRecord }[]
}

interface OperationBody {
  operation: 'copy' | 'move'
  destination: string
}

class Indexes extends Map<string, StandInIndex> {
  open(name: string): StandInIndex {
    const known = this.get(name)
    if (known) return known
    const made: StandInIndex = { records: new Map(), settings: {} }
    this.set(name, made)
    return made
  }
}

interface Reply {
  status: number
  body: unknown
}

const ok = (body: unknown): Reply => ({ status: 200, body })
const error = (status: number, message: string): Reply => ({ status, body: { status, message } })

function list(indexes: Indexes): Reply {
  const now = new Date().toISOString()
  const items = [...indexes].map(([name, { updatedAt = now }]) => ({ name, updatedAt }))
  return ok({ items, nbPages: 1 })
}

/** Calls on one index: `/1/indexes/<name>/<what>`. */
function answerIndex(indexes: Indexes, name: string, what: string, call: Call, task: () => number): Reply {
  const written = () => ok({ taskID: task(), updatedAt: new Date().toISOString() })
  const known = indexes.get(name)
  if (what === 'settings' && call.method === 'GET') {
    return known ? ok(known.settings) : error(404, `Index ${name} does not exist`)
  }
  if (what === 'settings') {
    Object.assign(indexes.open(name).settings, call.body)
    return written()
  }
  if (what.startsWith('task/')) return ok({ status: 'published', pendingTask: false })
  if (what === 'browse') {
    const at = Number((call.body as { cursor?: string }).cursor ?? 0)
    const all = [...indexes.open(name).records.values()]
    const hits = all.slice(at, at + BROWSE_PAGE).map(({ objectID, internal }) => ({ objectID, internal }))
    return ok({ hits, ...(at + BROWSE_PAGE < all.length && { cursor: String(at + BROWSE_PAGE) }) })
  }
  if (what === 'batch') {
    const { requests } = call.body as BatchBody
    for (const { action, body } of requests) {
      if (action === 'deleteObject') indexes.open(name).records.delete(body.objectID)
      else indexes.open(name).records.set(body.objectID, body)
    }
    return ok({ taskID: task(), objectIDs: requests.map(({ body }) => body.objectID) })
  }
  if (what === 'operation') {
    const { operation, destination } = call.body as OperationBody
    // As the service does it: what is not there cannot be moved, and is copied as an empty index
    if (operation === 'move' && !known) return written()
    const source = indexes.open(name)
    indexes.set(destination, { records: new Map(source.records), settings: { ...source.settings } })
    if (operation === 'move') indexes.delete(name)
    return written()
  }
  if (what === '' && call.method === 'DELETE') {
    indexes.delete(name)
    return written()
  }
  return error(400, `no such endpoint: ${call.method} ${call.path}`)
}

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
}

/**
 * A loopback stand-in of the hosted search service: the calls of gatsby-plugin-algolia 1.0.3 (client 4), of the
 * publication (client 5) and of the browser (client 5 lite). It accepts one admin key, `admin`.
 */
export async function startStandIn(): Promise<StandIn> {
  const indexes = new Indexes()
  let task = 0
  const standIn: StandIn = { url: '', calls: [], indexes, fail: () => undefined, close: async () => undefined }

  const server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url ?? '/', 'http://localhost')
      const call: Call = {
        method: request.method ?? 'GET',
        path: decodeURIComponent(url.pathname),
        query: Object.fromEntries(url.searchParams),
        headers: request.headers,
        body: JSON.parse((await text(request)) || '{}'),
      }
      const failure = request.method === 'OPTIONS' ? undefined : standIn.fail(call)
      const send = ({ status, body }: Reply): void => {
        if (failure === 'lost') return void request.socket.destroy()
        response.writeHead(status, { 'content-type': 'application/json', ...CORS })
        response.end(JSON.stringify(body))
      }
      if (call.method === 'OPTIONS') return send(ok({}))
      standIn.calls.push(call)
      if (failure === 'drop') return request.socket.destroy()
      if (failure === 'hang') return
      if (failure === 'garbage') return void response.writeHead(200, CORS).end('{')
      if (failure && failure !== 'lost') return send(error(failure, `stand-in: ${failure}`))
      if (call.path === '/1/indexes/*/queries') return send(ok(answerQueries(indexes, call.body as QueriesBody)))
      if (call.headers['x-algolia-api-key'] !== ADMIN_KEY) return send(error(403, 'Invalid Application-ID or API key'))
      if (call.path === '/1/indexes') return send(list(indexes))
      const [, name = '', what = ''] = /^\/1\/indexes\/([^/]+)\/?(.*)$/.exec(call.path) ?? []
      send(answerIndex(indexes, name, what, call, () => ++task))
    })()
  })
  const { origin, stop } = await listen(server)
  return Object.assign(standIn, { url: origin, close: stop })
}

/** Whether a call changes anything. */
export const isWrite = ({ method, path }: Call): boolean =>
  method === 'PUT' || method === 'DELETE' || (method === 'POST' && /\/(?:batch|operation)$/.test(path))
