import { useEffect, useState } from 'react'
import { site } from '../../site/facts'
import { SEARCH_PAGE_INPUT_MAX } from '../../site/constants'
import { search as strings } from '../../site/page-strings'
import { fill } from '../../site/strings'
import { askWhole } from '../client/ask'
import { createSession, type Question } from '../client/session'
import { indexName } from '../client/settings'
import { createStoredSearches, storedHit } from '../client/stored-searches'
import { cleanQuery } from '../engine/clean-query'
import type { SearchHit } from '../engine/hit'
import { wordsOf } from '../hit-view'
import { navigateToHit } from '../navigate-to-hit'
import { AreaChips } from '../parts/AreaChips'
import { source } from '../source'
import { useField } from '../use-field'
import { useListener } from '../use-listener'
import { useSession } from '../use-session'
import { PageResults } from './PageResults'
import { useQueryParameter } from './use-query-parameter'

/** Kept while the reader looks at a hit: coming back finds the list as it was. */
const session = createSession({ ask: (question, page) => askWhole(source(), { ...question, page }) })

/** Heading and title of the document name the query. */
function useTitle(query: string): void {
  const title = query ? fill(strings.pageTitleQuery, { query }) : strings.pageTitleEmpty
  useEffect(() => {
    document.querySelector('main h1')!.textContent = title
    document.title = `${title} · ${site.title}`
  }, [title])
}

/** Filter and results of the search page, below its form. */
export function PageIsland({ field }: { field: HTMLInputElement }) {
  const state = useSession(session)
  const [area, setArea] = useState<string>()
  const parameter = useQueryParameter(field, (query) => {
    // Coming back from a hit: the list that is there answers this question already.
    if (cleanQuery(query, SEARCH_PAGE_INPUT_MAX) !== session.state().query) run(query, area)
  })

  function run(query: string, inArea: string | undefined, more?: Partial<Question>): void {
    session.search({ query: cleanQuery(query, SEARCH_PAGE_INPUT_MAX), area: inArea, ...more })
  }

  function type(text: string): void {
    field.value = text
    parameter.write()
    run(text, area)
  }

  function open(hit: SearchHit): void {
    parameter.settle()
    createStoredSearches(indexName).addRecent(storedHit(hit))
    navigateToHit(hit.url, wordsOf(hit))
  }

  useTitle(state.query)
  useEffect(() => void source().warm(), [])
  useField(field, type)
  useListener(field.form!, 'submit', (event) => {
    event.preventDefault()
    parameter.settle()
    run(field.value, area)
  })
  useListener(field, 'keydown', (event) => {
    // No panel is open here, so Escape clears the query (specification, section 4).
    if (event.key === 'Escape' && !event.isComposing) type('')
  })

  return (
    <>
      {state.query && (
        <AreaChips
          area={area}
          onArea={(name) => {
            setArea(name)
            run(field.value, name)
          }}
        />
      )}
      <PageResults
        state={state}
        onMore={session.more}
        onOpen={open}
        onQuery={type}
        onLiteral={(query) => run(query, area, { literal: true })}
      />
    </>
  )
}
