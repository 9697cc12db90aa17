import { fromHtml } from 'hast-util-from-html'
import { elementsOf } from './public-pages'
import { get } from './raw-request'

/** An address of a host, as it answers. */
export interface Crawled {
  path: string
  status: number
  type: string
  body: string
  /** The page that names it. */
  from: string
}

const ADDRESSES = ['href', 'src', 'poster', 'srcSet', 'content']

/** @returns every address of a page that lies on the host: paths, and full addresses of its own origin. */
function addressesIn(html: string, at: string, origin: string): string[] {
  const found = elementsOf(fromHtml(html)).flatMap((element) =>
    ADDRESSES.map((name) => element.properties[name]).filter(
      (value): value is string =>
        typeof value === 'string' && /^(?:[./?]|https?:)/.test(value) && !/^\.+$|\s/.test(value),
    ),
  )
  return found
    .filter((value) => URL.canParse(value, origin + at))
    .map((value) => new URL(value, origin + at))
    .filter((url) => url.origin === origin)
    .map((url) => url.pathname + url.search)
}

/**
 * Follows every address from a start page as a visitor would, redirects too.
 * @param origin where the site says that it is published.
 */
export async function crawl(port: number, start: string, origin: string): Promise<Crawled[]> {
  const known = new Map<string, Crawled>()
  const queue = [{ path: start, from: '' }]
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { path, from } = next
    if (known.has(path)) continue
    const { status, headers, body } = await get(port, path)
    const type = headers['content-type'] ?? ''
    known.set(path, { path, status, type, body, from })
    const found = headers.location
      ? [new URL(headers.location, origin + path).pathname]
      : type.startsWith('text/html')
        ? addressesIn(body, path, origin)
        : []
    queue.push(...found.map((address) => ({ path: address, from: path })))
  }
  return [...known.values()]
}
