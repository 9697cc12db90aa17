import { SEARCH_RESULTS_ID } from '../../site/ids'
import { routes } from '../../site/routes'
import { search as strings } from '../../site/strings/pages'
import { pageState } from '../../site/strings/interface'
import { Seo } from '../shared/Seo'
import { SearchForm } from './SearchForm'
import './style.css'

/**
 * The search page (specification, section 2): `?q=` is what is searched. The results are an island (`src/search/page`)
 * inside of their box; heading, form and what is typed into it are the document's.
 */
export function SearchPage() {
  return (
    <>
      <Seo title={strings.pageTitleEmpty} description={strings.pageDescription} path={routes.search} noindex />
      <main id="content" tabIndex={-1} className="search-page">
        <h1>{strings.pageTitleEmpty}</h1>
        <SearchForm />
        <div id={SEARCH_RESULTS_ID}>
          <p role="status" className="search-status js-only">
            {strings.idle}
          </p>
        </div>
        <p className="callout note no-js">{pageState.noscript}</p>
      </main>
    </>
  )
}
