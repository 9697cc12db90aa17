import { useEffect, useState } from 'react'
import { site } from '../../site/config'
import { fill, search as strings } from '../../site/strings'
import { CrashBoundary } from './CrashScreen'
import { SearchPage } from './SearchPage'

/** What of the search page depends on the query: heading, title of the document, form and results. */
export function SearchScreen() {
  const [query, setQuery] = useState('')
  const title = query ? fill(strings.pageTitleQuery, { query }) : strings.pageTitleEmpty
  useEffect(() => {
    document.title = `${title} · ${site.title}`
  }, [title])
  return (
    <CrashBoundary>
      <h1>{title}</h1>
      <SearchPage onQuery={setQuery} />
    </CrashBoundary>
  )
}
