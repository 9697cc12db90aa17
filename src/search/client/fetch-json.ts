import { SEARCH_TIMEOUTS_MS } from '../../site/constants'
import { ApiError, DeserializationError, RetryError } from './errors'

/** A file that did not come in time is asked for once more, with this much more patience. */
const PATIENCE = 4

async function attempt(url: string, timeout: number, cache: RequestCache): Promise<Response> {
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), timeout)
  try {
    const response = await fetch(url, { signal: abort.signal, cache, credentials: 'same-origin' })
    // The body has to arrive in time as well.
    return new Response(await response.text(), { status: response.status })
  } catch (error) {
    throw new RetryError(`${url}: ${String(error)}`)
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Gets a JSON file of the site's own server, within the read timeout of the specification (section 9).
 *
 * @param cache `no-cache` for a file whose content may change under its name.
 * @throws RetryError, ApiError or DeserializationError.
 */
export async function fetchJson(url: string, cache: RequestCache = 'default'): Promise<unknown> {
  let response = await attempt(url, SEARCH_TIMEOUTS_MS.read, cache).catch(() => undefined)
  if (!response || response.status >= 500) response = await attempt(url, SEARCH_TIMEOUTS_MS.read * PATIENCE, cache)
  const { status } = response
  if (status >= 500) throw new RetryError(`${url}: ${status}`)
  if (status >= 400) throw new ApiError(`${url}: ${status}`, status)
  try {
    return JSON.parse(await response.text())
  } catch (error) {
    throw new DeserializationError(`${url}: ${String(error)}`)
  }
}
