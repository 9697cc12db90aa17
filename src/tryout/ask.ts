import { addressOf } from '../reader/address'
import { fill } from '../site/strings'
import { tryout as strings } from '../site/tryout-strings'
import { TRYOUT_HEADER, TRYOUT_PATH } from './address'
import type { TryAnswer, TryCall, TryForm, TryProblem } from './types'

/**
 * Asks the preview server.
 * @returns what it answers; problems in words for the reader, also when there is no such server.
 */
async function ask<T extends object>(id: string, init: RequestInit): Promise<T | TryProblem> {
  try {
    const response = await fetch(addressOf(TRYOUT_PATH + id), { ...init, headers: { [TRYOUT_HEADER]: '1' } })
    const isOurs = response.headers.get('content-type')?.startsWith('application/json')
    return isOurs ? ((await response.json()) as T | TryProblem) : { problem: strings.noServer }
  } catch (error) {
    return { problem: fill(strings.noAnswer, { reason: (error as Error).message }) }
  }
}

/** @returns the form of an endpoint. */
export const formOf = (id: string): Promise<TryForm | TryProblem> => ask(id, {})

/** Sends a filled form. */
export const send = (id: string, call: TryCall): Promise<TryAnswer | TryProblem> =>
  ask(id, { method: 'POST', body: JSON.stringify(call) })
