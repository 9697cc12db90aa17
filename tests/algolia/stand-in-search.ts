import type { StandInIndex, StoredRecord } from './stand-in'

/** Body of a multi-index search. */
export interface QueriesBody {
  requests: { indexName: string; query?: string; params?: string }[]
}

type Facets = (string | string[])[]

const valueOf = (record: StoredRecord, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], record)

const matches = (record: StoredRecord, facet: string): boolean => {
  const at = facet.indexOf(':')
  return valueOf(record, facet.slice(0, at)) === facet.slice(at + 1)
}

const keeps = (record: StoredRecord, filters: Facets): boolean =>
  filters.every((filter) => (Array.isArray(filter) ? filter : [filter]).some((facet) => matches(record, facet)))

/** Like the service, it marks and does not escape. */
const mark = (text: string, query: string): string => text.split(query).join(`<mark>${query}</mark>`)

function hitOf({ objectID, url, type, content, hierarchy }: StoredRecord, query: string) {
  const levels = Object.entries(hierarchy).flatMap(([level, text]) =>
    text ? [[level, { value: mark(text, query), matchLevel: text.includes(query) ? 'full' : 'none' }]] : [],
  )
  const marked = {
    hierarchy: Object.fromEntries(levels) as Record<string, unknown>,
    ...(content && { content: { value: mark(content, query), matchLevel: 'full' } }),
  }
  return { objectID, url, type, content, hierarchy, _highlightResult: marked, _snippetResult: marked }
}

/** Answers a search with every record that has the query word for word in a title, a heading or its text. */
export function answerQueries(indexes: Map<string, StandInIndex>, body: QueriesBody) {
  const results = body.requests.map(({ indexName, query = '', params = '' }) => {
    const options = new URLSearchParams(params)
    const filters = JSON.parse(options.get('facetFilters') ?? '[]') as Facets
    const perPage = Number(options.get('hitsPerPage') ?? 20)
    const page = Number(options.get('page') ?? 0)
    const found = [...(indexes.get(indexName)?.records.values() ?? [])].filter(
      (record) =>
        keeps(record, filters) && `${Object.values(record.hierarchy).join(' ')} ${record.content}`.includes(query),
    )
    const hits = found.slice(page * perPage, (page + 1) * perPage).map((record) => hitOf(record, query))
    return { index: indexName, query, hits, nbHits: found.length, page, hitsPerPage: perPage, queryID: 'query-1' }
  })
  return { results }
}
