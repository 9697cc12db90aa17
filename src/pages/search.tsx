import type { PageProps } from 'gatsby'
import { useState } from 'react'
import { routes } from '../site/routes'
import { fill, pageState, search as strings } from '../site/strings'
import { Seo } from '../ui/parts/Seo'
import { SearchPage } from '../ui/search/SearchPage'
import * as styles from './search.module.css'

/** The search page (specification, section 2): `?q=` is what is searched. */
export default function SearchRoute({ location }: PageProps) {
  const [query, setQuery] = useState('')
  const title = query ? fill(strings.pageTitleQuery, { query }) : strings.pageTitleEmpty
  return (
    <>
      <Seo title={title} description={strings.pageDescription} path={routes.search} noindex />
      <main id="content" tabIndex={-1} className={styles.page}>
        <h1>{title}</h1>
        <SearchPage search={location.search} onQuery={setQuery} />
        <noscript>
          <p className="callout note">{pageState.noscript}</p>
        </noscript>
      </main>
    </>
  )
}
