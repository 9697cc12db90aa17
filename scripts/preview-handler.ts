import type { IncomingMessage, ServerResponse } from 'node:http'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sirv from 'sirv'
import { site } from '../src/site/config'
import { canonicalPath } from '../src/site/routes'

/** Names that change with their content. */
const HASHED = /(?:^|\/)(?:[\w~-]+-[\da-f]{16,}\.(?:js|css)|content\/[\da-f]{8}-[^/]+|search\/[\da-f]{8,}\/.+)$/

/**
 * Serves a built site as a real host would: prefix, one redirect to the clean address, status 404 with the site's own
 * page, compressed files, immutable caching of hashed names.
 * @param publicDir absolute path of the built site.
 */
export function createHandler(publicDir: string): (request: IncomingMessage, response: ServerResponse) => void {
  const files = sirv(publicDir, {
    brotli: true,
    gzip: true,
    etag: true,
    dotfiles: false,
    extensions: [],
    setHeaders(response, path) {
      response.setHeader(
        'cache-control',
        HASHED.test(path)
          ? 'public, max-age=31536000, immutable'
          : path.endsWith('page-data.json')
            ? 'public, max-age=300'
            : 'no-cache',
      )
      response.setHeader('x-content-type-options', 'nosniff')
      if (path.endsWith('.md')) response.setHeader('content-type', 'text/markdown; charset=utf-8')
      if (path.endsWith('.txt')) response.setHeader('content-type', 'text/plain; charset=utf-8')
      if (path.includes('/samples/')) response.setHeader('access-control-allow-origin', '*')
    },
  })
  const notFound = (response: ServerResponse): void => {
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
    response.end(readNotFound(publicDir))
  }
  const redirect = (response: ServerResponse, location: string): void => {
    response.writeHead(301, { location, 'cache-control': 'no-cache' })
    response.end()
  }
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end()
      return
    }
    const [path = '/', query] = splitQuery(request.url ?? '/')
    const suffix = query === undefined ? '' : `?${query}`
    if (path === '/' || path === site.pathPrefix) return redirect(response, `${site.pathPrefix}/${suffix}`)
    if (!path.startsWith(`${site.pathPrefix}/`) || !isSafe(path)) return notFound(response)
    const canonical = canonicalPath(path)
    if (canonical !== path) return redirect(response, canonical + suffix)
    // By its full name: the `x.html` stub beside `x/` is for other hosts.
    request.url = path.slice(site.pathPrefix.length) + (path.endsWith('/') ? 'index.html' : '') + suffix
    files(request, response, () => notFound(response))
  }
}

function splitQuery(url: string): [string, string | undefined] {
  const at = url.indexOf('?')
  return at < 0 ? [url, undefined] : [url.slice(0, at), url.slice(at + 1)]
}

/** Whether a path decodes and stays inside the folder: no `..` in any spelling, no backslash, no NUL. */
export function isSafe(path: string): boolean {
  try {
    const decoded = decodeURIComponent(path)
    return !/(?:^|[\\/])\.\.(?:[\\/]|$)|[\0\\]/.test(decoded)
  } catch {
    return false
  }
}

function readNotFound(publicDir: string): string | Buffer {
  try {
    return readFileSync(join(publicDir, '404.html'))
  } catch {
    return '<!doctype html><html lang="zh-CN"><title>404</title><p>没有找到这个页面。'
  }
}
