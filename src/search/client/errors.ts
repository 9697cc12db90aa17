import { search as strings } from '../../site/strings/search'
import { fill, searchWaits } from '../../site/strings/interface'

/** Nothing answered: no network, no server, or no answer in time (specification, section 8). */
export class RetryError extends Error {
  override name = 'RetryError'
}

export class ApiError extends Error {
  override name = 'ApiError'
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message)
  }
}

export class DeserializationError extends Error {
  override name = 'DeserializationError'
}

/** @returns the reader's text for a search error, by its name: the hosted client throws classes of its own. */
export function errorText(error: unknown): string {
  const { name, status } = (error ?? {}) as { name?: string; status?: number }
  if (name === 'ApiError') return fill(strings.errApi, { status: status ?? '?' })
  return name === 'DeserializationError' ? strings.errParse : searchWaits.errorHelp
}
