import { withPrefix } from 'gatsby'
import { SEARCH_INPUT_MAX } from '../../site/search-input'
import { SEARCH_DIALOG_ID, SEARCH_INPUT_ID } from '../../site/ids'
import { routes } from '../../site/routes'
import { search as strings } from '../../site/strings/search'
import { commandFor } from '../shared/command'
import { Icon } from '../shared/Icon'

/**
 * The frame of the search dialog: a native dialog whose field takes what is typed from the first moment on. What is below
 * the field is an island (`src/search/dialog`), which comes when somebody is about to search. Without the reader's
 * script, or before it, the body says so, and Enter leads to the search page.
 */
export function SearchDialog() {
  return (
    <dialog className="search" id={SEARCH_DIALOG_ID} aria-label={strings.modalAria}>
      <form className="search-box" role="search" aria-label={strings.modalAria} action={withPrefix(routes.search)}>
        <label className="sr" htmlFor={SEARCH_INPUT_ID}>
          {strings.inputLabel}
        </label>
        <input
          id={SEARCH_INPUT_ID}
          name="q"
          type="text"
          inputMode="search"
          enterKeyHint="search"
          placeholder={strings.placeholder}
          maxLength={SEARCH_INPUT_MAX}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
        />
        {/* Behind the field, which the dialog gives the focus to */}
        <button type="submit" className="icon-btn" aria-label={strings.button} tabIndex={-1}>
          <Icon name="search" />
        </button>
        <button type="reset" className="icon-btn" aria-label={strings.reset} title={strings.reset}>
          <Icon name="x" />
        </button>
        <button
          type="button"
          className="search-cancel"
          aria-label={strings.cancelAria}
          {...commandFor('close', SEARCH_DIALOG_ID)}
        >
          {strings.cancel}
        </button>
      </form>
      <div className="search-body">
        <p>{strings.bodyWaits}</p>
      </div>
    </dialog>
  )
}
