import { withPrefix } from 'gatsby'
import { SEARCH_PAGE_INPUT_MAX } from '../../site/constants'
import { SEARCH_PAGE_INPUT_ID } from '../../site/ids'
import { routes } from '../../site/routes'
import { search as strings } from '../../site/strings/pages'
import { Icon } from '../shared/Icon'

/** A plain GET form, whose field keeps what is typed before the search is there (`src/search/page`). */
export function SearchForm() {
  return (
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
  )
}
