import { SEARCH_TIMEOUTS_MS } from '../../site/constants'
import { ApiError, DeserializationError, RetryError } from './errors'

/** On a slow line files have this many times as long as the read timeout of the specification (section 9). */
const SLOW = 4

interface Reply {
  status: number
  text: string
}

async function attempt(url: string, timeout: number, cache: RequestCache, begun?: Promise<Response>): Promise<Reply> {
  const abort = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => (abort.abort(), fail(new Error('late'))), timeout)
  })
  const read = async (): Promise<Reply> => {
    const response = await (begun ?? fetch(url, { signal: abort.signal, cache, credentials: 'same-origin' }))
    // The body has to arrive in time as well.
    return { status: response.status, text: await response.text() }
  }
  try {
    return await Promise.race([read(), late])
  } catch (error) {
    throw new RetryError(`${url}: ${String(error)}`)
  } finally {
    clearTimeout(timer)
  }
}

/** @returns a function that tries twice; once a file was late, all of them have more time. */
export function createFetchJson() {
  let timeout: number = SEARCH_TIMEOUTS_MS.read
  /**
   * Gets a JSON file of the site's own server.
   *
   * @param cache `no-cache` for a file whose content may change under its name.
   * @param begun a request for it that is on its way.
   * @throws RetryError, ApiError or DeserializationError.
   */
  return async (url: string, cache: RequestCache = 'default', begun?: Promise<Response>): Promise<unknown> => {
    let reply = await attempt(url, timeout, cache, begun).catch(() => undefined)
    if (!reply) timeout = SEARCH_TIMEOUTS_MS.read * SLOW
    // A browser joins a request for the same file, unless it is told to load it anew
    if (!reply || reply.status >= 500) reply = await attempt(url, timeout, 'reload')
    const { status, text } = reply
    if (status >= 500) throw new RetryError(`${url}: ${status}`)
    if (status >= 400) throw new ApiError(`${url}: ${status}`, status)
    try {
      return JSON.parse(text) as unknown
    } catch (error) {
      throw new DeserializationError(`${url}: ${String(error)}`)
    }
  }
}
