import { withPrefix } from 'gatsby'
import type { ReactNode } from 'react'
import { SEARCH_DIALOG_ID } from '../../site/ids'
import { routes } from '../../site/routes'
import { commandFor } from '../shared/command'

interface SearchButtonProps {
  className: string
  /** Whether it shows its keys and tells them to screen readers; once per page. */
  hasKeys?: boolean
  children: ReactNode
}

/** Opens the search dialog. Without scripts a link to the search page, which explains, stands in its place. */
export function SearchButton({ className, hasKeys, children }: SearchButtonProps) {
  return (
    <>
      <button
        className={`${className} js-only`}
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts={hasKeys ? 'Control+K Meta+K /' : undefined}
        {...commandFor('show-modal', SEARCH_DIALOG_ID)}
      >
        {children}
        {hasKeys && (
          <span className="search-keys" aria-hidden="true">
            <kbd>Ctrl</kbd>
            <kbd>K</kbd>
          </span>
        )}
      </button>
      <a className={`${className} no-js`} href={withPrefix(routes.search)}>
        {children}
      </a>
    </>
  )
}
