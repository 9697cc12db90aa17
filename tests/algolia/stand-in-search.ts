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

/** Attributes of a list, whether the place of a word in them counts or not. */
const namesOf = (attributes: unknown): string[] =>
  ((attributes ?? []) as string[]).map((name) => name.replace(/^unordered\((.*)\)$/, '$1'))

/** Everything of a record that a search looks into. */
const searched = (record: StoredRecord, settings: Record<string, unknown>): string =>
  namesOf(settings.searchableAttributes)
    .flatMap((name) => (valueOf(record, name) ?? []) as string | string[])
    .join('\n')

/** The attributes that were asked for, and no others. */
function retrieved(record: StoredRecord, params: URLSearchParams) {
  const names = JSON.parse(params.get('attributesToRetrieve') ?? '[]') as string[]
  const kept = new Set(names.map((name) => name.split('.')[0]))
  return Object.fromEntries(Object.entries(record).filter(([name]) => kept.has(name)))
}

function hitOf(record: StoredRecord, query: string, params: URLSearchParams) {
  const { objectID, content, hierarchy } = record
  const levels = Object.entries(hierarchy).flatMap(([level, text]) =>
    text ? [[level, { value: mark(text, query), matchLevel: text.includes(query) ? 'full' : 'none' }]] : [],
  )
  const marked = {
    hierarchy: Object.fromEntries(levels) as Record<string, unknown>,
    ...(content && { content: { value: mark(content, query), matchLevel: content.includes(query) ? 'full' : 'none' } }),
  }
  return { objectID, ...retrieved(record, params), _highlightResult: marked, _snippetResult: marked }
}

/** Answers a search with every record that has the query word for word in an attribute that the settings search. */
export function answerQueries(indexes: Map<string, StandInIndex>, body: QueriesBody) {
  const results = body.requests.map(({ indexName, query = '', params = '' }) => {
    const options = new URLSearchParams(params)
    const filters = JSON.parse(options.get('facetFilters') ?? '[]') as Facets
    const perPage = Number(options.get('hitsPerPage') ?? 20)
    const page = Number(options.get('page') ?? 0)
    const { records, settings } = indexes.get(indexName) ?? { records: new Map<string, StoredRecord>(), settings: {} }
    const found = [...records.values()].filter(
      (record) => keeps(record, filters) && searched(record, settings).includes(query),
    )
    const hits = found.slice(page * perPage, (page + 1) * perPage).map((record) => hitOf(record, query, options))
    return { index: indexName, query, hits, nbHits: found.length, page, hitsPerPage: perPage, queryID: 'query-1' }
  })
  return { results }
}
