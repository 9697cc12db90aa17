import { SEARCH_TIMEOUTS_MS } from '../../site/constants'
import { ApiError, DeserializationError, RetryError } from './errors'

/** A file that did not come is asked for once more, with this much more patience. */
const PATIENCE = 4

interface Reply {
  status: number
  text: string
}

async function attempt(url: string, timeout: number, cache: RequestCache): Promise<Reply> {
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), timeout)
  try {
    const response = await fetch(url, { signal: abort.signal, cache, credentials: 'same-origin' })
    // The body has to arrive in time as well.
    return { status: response.status, text: await response.text() }
  } catch (error) {
    throw new RetryError(`${url}: ${String(error)}`)
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Gets a JSON file of the site's own server. The first try has the read timeout of the specification (section 9); on a
 * slow line the second one still succeeds.
 *
 * @param cache `no-cache` for a file whose content may change under its name.
 * @throws RetryError, ApiError or DeserializationError.
 */
export async function fetchJson(url: string, cache: RequestCache = 'default'): Promise<unknown> {
  let reply = await attempt(url, SEARCH_TIMEOUTS_MS.read, cache).catch(() => undefined)
  if (!reply || reply.status >= 500) reply = await attempt(url, SEARCH_TIMEOUTS_MS.read * PATIENCE, cache)
  const { status, text } = reply
  if (status >= 500) throw new RetryError(`${url}: ${status}`)
  if (status >= 400) throw new ApiError(`${url}: ${status}`, status)
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new DeserializationError(`${url}: ${String(error)}`)
  }
}
