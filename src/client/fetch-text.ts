import { SILENCE_MS } from '../site/timeouts'
import { searchWaits } from '../site/strings/interface'

/**
 * Fetches a text, however long it takes while parts of it come.
 * @throws Error with a Chinese text when the answer does not come, or does not begin or go on in time (`cause`: true).
 */
export async function fetchText(address: string, options?: RequestInit): Promise<{ response: Response; text: string }> {
  const patience = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => patience.abort(), SILENCE_MS)
  }
  try {
    wait()
    const response = await fetch(address, { ...options, signal: patience.signal })
    const reader = response.body!.getReader()
    const decoder = new TextDecoder()
    let text = ''
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      wait()
      text += decoder.decode(part.value, { stream: true })
    }
    return { response, text }
  } catch {
    // What browsers say is English. The cause: whether it was waited for in vain
    throw new Error(searchWaits.errorHelp, { cause: patience.signal.aborted })
  } finally {
    clearTimeout(timer)
  }
}

/** @throws as {@link fetchText}, and with the status as `cause` for an answer that is none of success. */
export async function fetchFile(address: string): Promise<string> {
  const { response, text } = await fetchText(address)
  if (!response.ok) throw new Error(`HTTP ${response.status}`, { cause: response.status })
  return text
}
