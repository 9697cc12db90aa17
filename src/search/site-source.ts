import { createAlgoliaSource } from './client/algolia'
import type { Answer } from './client/contract'
import { createEmbeddedSource } from './client/embedded'
import { requestOf } from './client/request'
import type { Question } from './client/session'
import { algoliaSettings } from './client/algolia-settings'
import { cleanQuery } from './engine/clean-query'
import { INDEX_FOLDER } from './engine/index-files'
import { addressOf } from '../client/address'

/** The one source of this site: the hosted service where it is configured, else the index built with the site. */
const source = algoliaSettings
  ? createAlgoliaSource(algoliaSettings)
  : createEmbeddedSource(addressOf(`/${INDEX_FOLDER}/`))

/** Puts a question to it. @param page number of the page of results, from 0. */
export const ask = (question: Question, page?: number): Promise<Answer> => source(requestOf(question, page))

/**
 * Gets the files that an answer needs, while React is still on its way: who puts the same question next has them. An
 * empty field asks for what every answer needs.
 */
export function askEarly({ value, maxLength }: HTMLInputElement): void {
  // Whoever asks next says what is wrong
  ask({ query: cleanQuery(value, maxLength) }).catch(() => undefined)
}
