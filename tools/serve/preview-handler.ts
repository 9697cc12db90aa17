import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { normalize } from 'node:path/posix'
import send from 'send'
import { site } from '../../src/site/config'
import { canonicalPath, markdownPath, MISSING_MARKDOWN, withoutBase } from '../../src/site/routes'
import { headersOf } from '../../src/outputs/response-headers'

/** The not-found page has no address of its own. */
const HIDDEN = /^\/404(?:\/|\.html$|\.md$)/

/** Types of the files that have compressed copies; their names do not tell any more. */
const TEXT_TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'application/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.xml': 'text/xml',
  '.txt': 'text/plain',
  // Declarations: no host takes them for text
  '.ts': 'text/plain',
  '.md': 'text/markdown',
  '.svg': 'image/svg+xml',
}

/**
 * Serves a built site as a real host would: prefix, one redirect to the clean address, status 404 with the site's own
 * page, compressed files, immutable caching of hashed names, the security headers. Files are looked up at each
 * request, so a new build shows at once.
 * @param publicDir absolute path of the built site.
 */
export function createHandler(publicDir: string): RequestListener {
  const redirect = (response: ServerResponse, location: string): void => {
    response.writeHead(301, { location, 'cache-control': 'no-cache' })
    response.end()
  }
  return (request, response) => {
    const notFound = (): void => sendNotFound(request, response, publicDir)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end()
      return
    }
    const [path = '/', query] = splitQuery(request.url ?? '/')
    const suffix = query === undefined ? '' : `?${query}`
    if (path === '/' || path === site.pathPrefix) return redirect(response, `${site.pathPrefix}/${suffix}`)
    if (!path.startsWith(`${site.pathPrefix}/`) || !isSafe(path)) return notFound()
    const canonical = canonicalPath(path)
    if (canonical !== path) return redirect(response, canonical + suffix)
    const file = withoutBase(path)
    if (HIDDEN.test(normalize(decodeURIComponent(file)))) return notFound()
    // By its full name: the `x.html` stub beside `x/` is for other hosts.
    sendFile(request, response, publicDir, fileFor(request, publicDir, file), notFound)
  }
}

/** Whether a header of what a client takes names a kind, other than to refuse it (RFC 9110, 12.4.2). */
const takes = (header: string | string[] | undefined, kind: string): boolean =>
  new RegExp(`(?:^|,)\\s*${kind}\\s*(?!;\\s*q=0(?:\\.0*)?\\s*(?:,|$))(?:[;,]|$)`).test(String(header ?? ''))

/** Whether a client asks for Markdown by name; browsers do not. */
const asksForMarkdown = ({ headers }: IncomingMessage): boolean => takes(headers.accept, 'text/markdown')

/** @returns the file that answers a page's address: its Markdown for a client that asks for it, otherwise the page. */
function fileFor(request: IncomingMessage, publicDir: string, path: string): string {
  if (!path.endsWith('/')) return path
  const markdown = markdownPath(path)
  const isThere = asksForMarkdown(request) && path !== '/' && existsSync(join(publicDir, decodeURIComponent(markdown)))
  return isThere ? markdown : `${path}index.html`
}

function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  publicDir: string,
  file: string,
  notFound: () => void,
): void {
  const type = TEXT_TYPES[extname(file)]
  const isCopy = Boolean(type) && takesCopy(request, join(publicDir, decodeURIComponent(file)))
  const sent = isCopy ? `${file}.br` : file
  send(request, sent, {
    root: publicDir,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
  })
    .on('headers', () => {
      for (const [name, value] of Object.entries(headersOf(file, request.headers.host))) response.setHeader(name, value)
      if (type) response.setHeader('content-type', `${type}; charset=utf-8`).setHeader('vary', varyOf(request, file))
      if (isCopy) response.setHeader('content-encoding', 'br')
    })
    .on('directory', notFound)
    .on('error', ({ status }: { status?: number }) => {
      if (response.headersSent) response.destroy()
      else if (status === 404 || status === 403 || status === 400) notFound()
      else response.writeHead(status ?? 500).end()
    })
    .pipe(response)
}

/**
 * A page's address has two answers. Only the Markdown says so: a page that did would not be taken from the browser's cache
 * by what fetches it ahead or goes back to it, since that asks for anything.
 */
const varyOf = ({ url = '' }: IncomingMessage, file: string): string =>
  file.endsWith('.md') && /^[^?]*\/(?:\?|$)/.test(url) ? 'accept, accept-encoding' : 'accept-encoding'

/** Whether the build has left a compressed copy and the client takes it. */
const takesCopy = ({ headers }: IncomingMessage, file: string): boolean =>
  takes(headers['accept-encoding'], 'br') && existsSync(`${file}.br`)

function splitQuery(url: string): [string, string | undefined] {
  const at = url.indexOf('?')
  return at < 0 ? [url, undefined] : [url.slice(0, at), url.slice(at + 1)]
}

/** Whether a path decodes and stays inside the folder: no `..` in any spelling, no backslash, no NUL. */
function isSafe(path: string): boolean {
  try {
    const decoded = decodeURIComponent(path)
    return !/(?:^|[\\/])\.\.(?:[\\/]|$)|[\0\\]/.test(decoded)
  } catch {
    return false
  }
}

function sendNotFound(request: IncomingMessage, response: ServerResponse, publicDir: string): void {
  const isText = /^[^?]*\.md(?:\?|$)/.test(request.url ?? '') || asksForMarkdown(request)
  const headers = headersOf(isText ? MISSING_MARKDOWN : '/404.html')
  response.writeHead(404, { 'content-type': 'text/html; charset=utf-8', ...headers })
  if (request.method === 'HEAD') response.end()
  else response.end(readNotFound(publicDir, isText ? MISSING_MARKDOWN : '/404.html'))
}

function readNotFound(publicDir: string, file: string): string | Buffer {
  try {
    return readFileSync(join(publicDir, file))
  } catch {
    return '<!doctype html><html lang="zh-CN"><title>404</title><p>没有找到这个页面。'
  }
}
