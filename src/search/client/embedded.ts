import { MANIFEST_FILE } from '../engine/index-files'
import { createReader, type IndexReader } from '../engine/reader'
import { search, type Corrector } from '../engine/search'
import type { SearchSource } from './contract'
import { takeEarlyManifest } from './early-manifest'
import { DeserializationError } from './errors'
import { createFetchJson } from './fetch-json'

/** Comes when a query needs it first: most never do. */
const correct: Corrector = async (query, reader) => (await import('./correction/correct')).correct(query, reader)

/**
 * Answers from the index that was built with the site. Nothing but files of this site is fetched.
 *
 * @param base address of the index's folder, with a slash at the end.
 */
export function createEmbeddedSource(base: string): SearchSource {
  const fetchJson = createFetchJson()
  const newReader = () =>
    createReader(async (path, field) => {
      const file = await (path === MANIFEST_FILE
        ? fetchJson(base + path, 'no-cache', takeEarlyManifest())
        : fetchJson(base + path))
      // A server that answers everything with one object
      if ((file as Record<string, unknown> | null)?.[field] === undefined) throw new DeserializationError(path)
      return file
    })
  let reader: IndexReader = newReader()

  return ({ query, ...options }) => {
    const ask = () => search(reader, query, { ...options, correct })
    return ask().catch((error: { status?: number }) => {
      if (error.status !== 404) throw error
      // A new version of the site was published and the files of the old one are gone: begin with its manifest.
      reader = newReader()
      return ask()
    })
  }
}
