import { useEffect, useRef, useState } from 'react'
import { search as strings } from '../../site/strings'
import { askWhole } from '../../search/client/ask'
import { searchAreas } from '../../search/client/search-params'
import { createSession } from '../../search/client/session'
import { indexName } from '../../search/client/settings'
import { createStoredSearches, storedHit } from '../../search/client/stored-searches'
import { cleanQuery } from '../../search/engine/clean-query'
import type { SearchHit } from '../../search/engine/hit'
import { SEARCH_PAGE_INPUT_MAX } from '../../site/constants'
import { wordsOf } from './hit-view'
import { navigateToHit } from './navigate-to-hit'
import { PageForm } from './PageForm'
import { PageResults } from './PageResults'
import { source } from './source'
import { adoptStyles } from './styles'
import { useQueryParameter } from './use-query-parameter'
import { useSession } from './use-session'

/** Kept while the reader looks at a hit: coming back finds the list as it was. */
const session = createSession({ ask: (question, page) => askWhole(source(), { ...question, page }) })

interface SearchPageProps {
  /** Query string of the address. */
  search: string
  /** Called with the query that is searched, for the page's title. */
  onQuery: (query: string) => void
}

/** Form, filter and results of the search page. */
export function SearchPage({ search, onQuery }: SearchPageProps) {
  const state = useSession(session)
  const [area, setArea] = useState<string>()
  const composing = useRef(false)

  const parameter = useQueryParameter(search, (query) => {
    // Coming back from a hit: the list that is there answers this question already.
    if (cleanQuery(query, SEARCH_PAGE_INPUT_MAX) !== session.state().query) run(query, area)
  })

  function run(query: string, inArea: string | undefined): void {
    session.search({ query: cleanQuery(query, SEARCH_PAGE_INPUT_MAX), area: inArea })
  }

  useEffect(() => {
    adoptStyles()
    void source().warm()
  }, [])
  useEffect(() => onQuery(state.query), [state.query, onQuery])

  function type(value: string): void {
    parameter.write(value)
    if (!composing.current) run(value, area)
  }

  function open(hit: SearchHit): void {
    parameter.settle()
    createStoredSearches(indexName).addRecent(storedHit(hit))
    navigateToHit(hit.url, wordsOf(hit))
  }

  return (
    <>
      <PageForm
        text={parameter.text}
        composing={composing}
        onType={type}
        onSubmit={() => {
          parameter.settle()
          run(parameter.text, area)
        }}
      />
      {state.query && (
        <div className="search-chips search-filter" role="group" aria-label={strings.pageAreaFilter}>
          {[undefined, ...searchAreas].map((name) => (
            <button
              key={name ?? ''}
              type="button"
              aria-pressed={area === name}
              onClick={() => {
                setArea(name)
                run(parameter.text, name)
              }}
            >
              {name ?? strings.pageAllAreas}
            </button>
          ))}
        </div>
      )}
      <PageResults state={state} onMore={session.more} onOpen={open} onQuery={type} />
    </>
  )
}
