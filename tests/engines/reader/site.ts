import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { createHandler } from '../../../tools/serve/preview-handler'
import { site as facts } from '../../../src/site/config'
import { listen, type LocalServer } from '../../support/local-server'

/**
 * What the network does to a request: `half` stops in the middle of the answer, `cut` ends there, `slow` rests before the
 * answer and three times in it. A number is a delay in milliseconds.
 */
export type Fate = 'offline' | 'silent' | 'half' | 'cut' | 'slow' | 'unavailable' | 'login page' | number

interface Rule {
  paths: RegExp
  fate: Fate
  /** Where an answer stops. */
  before: string
}

/** A rest of a slow line, in milliseconds: far shorter than a hurried reader's patience with silence, four of them longer. */
const REST_MS = 300

/** Marks addresses of scripts whose answer is held back. */
const HELD = 'held'

/**
 * The built site behind a network that tests can break, the same way for every engine. Each one has a port, so an origin,
 * of its own: storage and cache start empty.
 */
export class Site {
  private rules: Rule[] = []
  private injected: string[] = []
  /** Whether scripts of documents served now do not arrive. */
  holdsScripts = false
  /** Whether documents mark their scripts: pages that are fetched later do too, or they would be another release's. */
  private marksScripts = false
  private held: (() => void)[] = []

  private outer!: LocalServer

  private constructor(private readonly inner: LocalServer) {}

  /** Starts both servers: the preview's, and the network in front of it. */
  static async start(): Promise<Site> {
    const site = new Site(await listen(createServer(createHandler(join(process.cwd(), 'public')))))
    site.outer = await listen(createServer((request, response) => site.answer(request, response)))
    return site
  }

  /** @param path a route without prefix, e.g. `/docs/`. */
  url(path: string): string {
    return `http://localhost:${this.outer.port}${facts.pathPrefix}${path}`
  }

  /**
   * From now on, requests whose path fits meet this fate; the last rule that fits counts.
   * @param before where a page stops: behind the article's beginning and before the dialogs. Other files do at their half.
   */
  meet(fate: Fate, paths = /./, before = '</h2>'): void {
    this.rules.push({ paths, fate, before })
  }

  /** All requests are answered again, also those held back. */
  recover(): void {
    this.rules = []
    this.holdsScripts = false
    for (const release of this.held.splice(0)) release()
  }

  /** Documents served from now on get a script before all others, as an extension or an older browser would have it. */
  inject(script: string): void {
    this.injected.push(script)
  }

  /**
   * In documents served from now on, what waits for two seconds or more waits a tenth of it: nobody waits for a test. What
   * waits for more than ten seconds waits for ever.
   */
  hurry(): void {
    this.inject(
      `const wait = window.setTimeout
       window.setTimeout = (task, ms, ...rest) => ms > 10000 ? 0 : wait(task, ms >= 2000 ? ms / 10 : ms, ...rest)`,
    )
  }

  /** How many requests wait for an answer that does not come. */
  get waiting(): number {
    return this.held.length
  }

  /** Scripts of documents served from now on do not arrive before {@link recover}. */
  holdScripts(isHeld = true): void {
    this.holdsScripts = this.marksScripts = isHeld
  }

  stop(): void {
    for (const server of [this.outer, this.inner]) void server.stop()
  }

  private answer(request: IncomingMessage, response: ServerResponse): void {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const pass = (): void => this.pass(request, response)
    if (this.holdsScripts && searchParams.has(HELD)) return void this.held.push(pass)
    const { fate, before } = this.rules.findLast(({ paths }) => paths.test(pathname)) ?? {}
    if (fate === 'silent') return void this.held.push(pass)
    if (fate === 'half') return this.pass(request, response, before, (rest) => void this.held.push(rest))
    if (fate === 'slow') {
      const rest = (go: () => void): void => void setTimeout(go, REST_MS)
      return rest(() => this.pass(request, response, before, rest, 3))
    }
    if (fate === 'cut') return this.pass(request, response, before, () => response.end())
    if (fate === 'offline') return void request.socket.destroy()
    if (fate === 'unavailable') return void response.writeHead(503, { 'cache-control': 'no-store' }).end()
    if (fate === 'login page') {
      // Kept apart from other pages as those of the site are: a browser takes it for their neighbour
      const alike = { 'cross-origin-opener-policy': 'same-origin' }
      response.writeHead(200, { ...alike, 'content-type': 'text/html', 'cache-control': 'no-store' })
      return void response.end('<!doctype html><title>Wi-Fi</title><h1>Wi-Fi</h1>')
    }
    setTimeout(pass, fate ?? 0)
  }

  /**
   * Hands the request on to the preview server, and changes its documents where asked to.
   * @param before where the first part of a page ends; that of other files is their half.
   * @param hold called where a part ends.
   * @param parts in how many the rest comes.
   */
  private pass(
    request: IncomingMessage,
    response: ServerResponse,
    before = '',
    hold?: (rest: () => void) => void,
    parts = 1,
  ): void {
    const isChanged = this.injected.length > 0 || this.marksScripts || hold !== undefined
    const headers = { ...request.headers, ...(isChanged && { 'accept-encoding': 'identity' }) }
    if (isChanged) delete headers['if-none-match']
    const gone = (): unknown => response.destroy()
    const asked = ask({ port: this.inner.port, path: request.url, method: request.method, headers }, (answer) => {
      const isPage = String(answer.headers['content-type']).startsWith('text/html')
      if (!hold && !(isChanged && isPage)) {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        return void answer.pipe(response)
      }
      void text(answer).then((whole) => {
        const { 'content-length': _length, 'content-security-policy': _policy, etag: _tag, ...kept } = answer.headers
        response.writeHead(answer.statusCode ?? 502, { ...kept, 'cache-control': 'no-store' })
        const body = isPage ? this.changed(whole) : whole
        if (!hold) return void response.end(body)
        const half = isPage ? body.indexOf(before) : body.length / 2
        const length = Math.ceil((body.length - half) / parts)
        const send = (from: number, to: number): void => {
          if (to >= body.length) return void response.end(body.slice(from))
          response.write(body.slice(from, to))
          hold(() => send(to, to + length))
        }
        send(0, half)
      }, gone)
    })
    asked.on('error', gone)
    asked.end()
  }

  private changed(html: string): string {
    const scripts = this.injected.map((script) => `<script>${script}</script>`).join('')
    const held = this.marksScripts ? html.replace(/((?:src|href)="[^"]+\.js)"/g, `$1?${HELD}"`) : html
    return held.replace(/<head[^>]*>/, (head) => head + scripts)
  }
}
