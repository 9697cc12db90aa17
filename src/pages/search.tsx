import { routes } from '../site/routes'
import { pageState, search as strings } from '../site/strings'
import '../styles/late/buttons.css'
import { Seo } from '../page/parts/Seo'
import { SearchScreen } from '../search/dialog/SearchScreen'
import * as styles from '../page/SearchPage/style.module.css'

/** The search page (specification, section 2): `?q=` is what is searched. What is inside the box runs in the browser. */
export default function SearchRoute() {
  return (
    <>
      <Seo title={strings.pageTitleEmpty} description={strings.pageDescription} path={routes.search} noindex />
      <main id="content" tabIndex={-1} className={styles.page}>
        <div data-search-page="">
          <SearchScreen />
        </div>
        <noscript>
          <p className="callout note">{pageState.noscript}</p>
        </noscript>
      </main>
    </>
  )
}
