import { SEARCH_TIMEOUTS_MS } from '../../site/constants'
import { ApiError, DeserializationError, RetryError } from './errors'

/** How long a second try may take, in milliseconds: a slow line is slow again. */
const AGAIN_MS = 4 * SEARCH_TIMEOUTS_MS.read

interface Reply {
  status: number
  text: string
}

async function read(request: Promise<Response>): Promise<Reply> {
  const response = await request
  const text = await response.text()
  if (response.status >= 500) throw new Error(String(response.status))
  return { status: response.status, text }
}

/**
 * Asks once more when a request fails, or has no answer in the read timeout of the specification (section 9). The first
 * one goes on then: on a slow line it is the one that answers.
 */
async function firstReply(url: string, cache: RequestCache, begun?: Promise<Response>): Promise<Reply> {
  const over = new AbortController()
  const ask = (mode: RequestCache) => fetch(url, { signal: over.signal, cache: mode, credentials: 'same-origin' })
  let timer: ReturnType<typeof setTimeout> | undefined
  const first = read(begun ?? ask(cache))
  const isTime = new Promise((again) => {
    timer = setTimeout(again, SEARCH_TIMEOUTS_MS.read)
    first.catch(again)
  })
  const second = isTime.then(() => {
    clearTimeout(timer)
    timer = setTimeout(() => over.abort(), AGAIN_MS)
    // A browser joins a request for the same file, unless it is told to load it anew
    return read(ask('reload'))
  })
  try {
    return await Promise.any([first, second])
  } catch (error) {
    throw new RetryError(`${url}: ${(error as AggregateError).errors.join('; ')}`)
  } finally {
    clearTimeout(timer)
    over.abort()
  }
}

/**
 * Gets a JSON file of the site's own server.
 *
 * @param cache `no-cache` for a file whose content may change under its name.
 * @param begun a request for it that is on its way.
 * @throws RetryError, ApiError or DeserializationError.
 */
export async function fetchJson(
  url: string,
  cache: RequestCache = 'default',
  begun?: Promise<Response>,
): Promise<unknown> {
  const { status, text } = await firstReply(url, cache, begun)
  if (status >= 400) throw new ApiError(`${url}: ${status}`, status)
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new DeserializationError(`${url}: ${String(error)}`)
  }
}
