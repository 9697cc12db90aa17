import { useEffect, useState, useSyncExternalStore, type MouseEvent } from 'react'
import { site } from '../../site/config'
import { SEARCH_PAGE_INPUT_MAX } from '../../site/search-input'
import { search as strings } from '../../site/strings/search'
import { fill } from '../../site/strings/interface'
import { reportClick } from '../client/analytics'
import { createSession, type Question } from '../client/session'
import { storedHit, storedSearches } from '../client/stored-searches'
import { cleanQuery } from '../engine/clean-query'
import type { SearchHit } from '../engine/hit'
import { isForOtherTab, navigateToHit } from '../navigate-to-hit'
import { AreaChips } from '../shared/AreaChips'
import { ask } from '../site-source'
import { isOfInputMethod, useField } from '../use-field'
import { useListener } from '../use-listener'
import { useRecovery } from '../use-recovery'
import { PageResults } from './PageResults'
import { usePosition } from './use-position'
import { useQueryParameter } from './use-query-parameter'

/** Kept while the reader looks at a hit: coming back finds the list as it was. */
const session = createSession({ ask })

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
  const state = useSyncExternalStore(session.subscribe, session.state)
  const [area, setArea] = useState<string>()
  const parameter = useQueryParameter(field, (query, inArea) => {
    setArea(inArea)
    // Coming back from a hit: the list that is there answers this question already.
    const { query: shown, asked } = session.state()
    if (cleanQuery(query, SEARCH_PAGE_INPUT_MAX) !== shown || (shown && asked?.area !== inArea)) run(query, inArea)
  })

  function run(query: string, inArea: string | undefined, more?: Partial<Question>): void {
    session.search({ query: cleanQuery(query, SEARCH_PAGE_INPUT_MAX), area: inArea, ...more })
  }

  function type(text: string): void {
    const inArea = cleanQuery(text, SEARCH_PAGE_INPUT_MAX) ? area : undefined
    setArea(inArea)
    field.value = text
    parameter.write(inArea)
    run(text, inArea)
  }

  function narrow(name: string | undefined): void {
    setArea(name)
    parameter.settle(name, true)
    run(field.value, name)
  }

  function open(hit: SearchHit, event: MouseEvent): void {
    storedSearches.addRecent(storedHit(hit))
    reportClick(state, hit)
    if (isForOtherTab(event)) return
    event.preventDefault()
    parameter.settle(area)
    navigateToHit(hit.url, hit.words)
  }

  useTitle(state.query)
  usePosition(state.hits)
  useRecovery(session)
  useField(field, type)
  useListener(field.form!, 'submit', (event) => {
    event.preventDefault()
    parameter.settle(area)
    run(field.value, area)
  })
  useListener(field, 'keydown', (event) => {
    // No panel is open here, so Escape clears the query (specification, section 4).
    if (event.key === 'Escape' && !isOfInputMethod(event)) type('')
  })

  return (
    <>
      {state.query && <AreaChips area={area} onArea={narrow} />}
      <PageResults
        state={state}
        onMore={session.more}
        onRetry={session.retry}
        onOpen={open}
        onQuery={type}
        onEverywhere={area === undefined ? undefined : () => narrow(undefined)}
        onLiteral={(query) => run(query, area, { literal: true })}
      />
    </>
  )
}
