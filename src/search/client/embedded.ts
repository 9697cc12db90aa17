import { MANIFEST_FILE } from '../engine/index-files'
import { createReader, type IndexReader } from '../engine/reader'
import { search, type Corrector, type SearchAnswer, type SearchOptions } from '../engine/search'
import type { SearchRequest, SearchResult, SearchSource } from './contract'
import { takeEarlyManifest } from './early-manifest'
import { fetchJson } from './fetch-json'
import { CONTEXT_PARAM, GROUP_FACET, groupsOf, LITERAL_PARAM } from './search-params'

/** Reads a parameter that holds JSON. */
function jsonParam<T>(params: URLSearchParams, name: string, missing: T): T {
  const value = params.get(name)
  return value === null ? missing : (JSON.parse(value) as T)
}

/** Names of the result groups in some filters. */
const groupsIn = (filters: (string | string[])[]): string[] =>
  filters
    .flat()
    .flatMap((filter) => (filter.startsWith(`${GROUP_FACET}:`) ? [filter.slice(GROUP_FACET.length + 1)] : []))

/** Reads the parameters that the embedded index knows. Language and docs tag are the same for all of its pages. */
function optionsOf(request: SearchRequest): SearchOptions {
  const params = new URLSearchParams(request.params)
  const groups = groupsIn(jsonParam(params, 'facetFilters', []))
  const content = jsonParam<string[]>(params, 'attributesToSnippet', []).find((value) => value.startsWith('content:'))
  return {
    page: Number(params.get('page') ?? 0),
    hitsPerPage: Number(params.get('hitsPerPage')) || undefined,
    snippetWords: Number(content?.split(':')[1]) || undefined,
    groups: groups.length ? groups : undefined,
    literal: params.get(LITERAL_PARAM) === 'false',
    correct,
    groupsHere: jsonParam<string[]>(params, CONTEXT_PARAM, []).flatMap(groupsOf),
    preferredGroup: groupsIn(jsonParam(params, 'optionalFilters', []))[0],
  }
}

const resultOf = ({ total, ...answer }: SearchAnswer): SearchResult => ({ ...answer, nbHits: total })

/** Comes when a query needs it first: most never do. */
const correct: Corrector = async (query, reader) => (await import('./correction/correct')).correct(query, reader)

/**
 * Answers from the index that was built with the site. Nothing but files of this site is fetched.
 *
 * @param base address of the index's folder, with a slash at the end.
 */
export function createEmbeddedSource(base: string): SearchSource {
  const get = (path: string) => fetchJson(base + path)
  const getManifest = () => takeEarlyManifest().catch(() => fetchJson(base + MANIFEST_FILE, 'no-cache'))
  const newReader = () => createReader((path) => (path === MANIFEST_FILE ? getManifest() : get(path)))
  let reader: IndexReader = newReader()

  async function answer(request: SearchRequest): Promise<SearchResult> {
    const options = optionsOf(request)
    const ask = async () => resultOf(await search(reader, request.query, options))
    return ask().catch((error: { status?: number }) => {
      if (error.status !== 404) throw error
      // A new version of the site was published and the files of the old one are gone: begin with its manifest.
      reader = newReader()
      return ask()
    })
  }

  return {
    search: async ({ requests }) => ({ results: await Promise.all(requests.map(answer)) }),
    warm: () => reader.manifest().then(noop, noop),
  }
}

const noop = (): void => undefined
