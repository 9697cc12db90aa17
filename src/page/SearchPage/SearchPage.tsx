import { withPrefix } from 'gatsby'
import { SEARCH_PAGE_INPUT_MAX } from '../../site/search-input'
import { SEARCH_PAGE_INPUT_ID, SEARCH_RESULTS_ID } from '../../site/ids'
import { routes } from '../../site/routes'
import { search as strings } from '../../site/strings/search'
import { noscript } from '../../site/strings/interface'
import { Icon } from '../shared/Icon'
import { Seo } from '../shared/Seo'
import './style.css'

/**
 * The search page (specification, section 2): `?q=` is what is searched. The results are an island (`src/search/page`)
 * inside of their box; heading, a plain GET form and what is typed into it are the document's.
 */
export function SearchPage() {
  return (
    <>
      <Seo title={strings.pageTitleEmpty} description={strings.pageDescription} path={routes.search} noindex />
      <main id="content" tabIndex={-1} className="search-page">
        <h1>{strings.pageTitleEmpty}</h1>
        <form role="search" action={withPrefix(routes.search)}>
          <Icon name="search" />
          <label className="sr" htmlFor={SEARCH_PAGE_INPUT_ID}>
            {strings.pageInputAria}
          </label>
          <input
            id={SEARCH_PAGE_INPUT_ID}
            name="q"
            type="search"
            placeholder={strings.pagePlaceholder}
            maxLength={SEARCH_PAGE_INPUT_MAX}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
          />
          <button className="btn primary" type="submit">
            {strings.button}
          </button>
        </form>
        <div id={SEARCH_RESULTS_ID}>
          <p role="status" className="search-status js-only">
            {strings.idle}
          </p>
        </div>
        <p className="callout note no-js">{noscript}</p>
      </main>
    </>
  )
}
