import type { ReactNode } from 'react'
import { SEARCH_DIALOG_ID } from '../../site/ids'
import { commandFor } from '../parts/command'

interface SearchButtonProps {
  className: string
  /** Whether its keys are told to screen readers; once per page. */
  hasKeys?: boolean
  children: ReactNode
}

/** Opens the search dialog, without a script where the browser knows `command`. */
export function SearchButton({ className, hasKeys, children }: SearchButtonProps) {
  return (
    <button
      className={className}
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts={hasKeys ? 'Control+K Meta+K /' : undefined}
      {...commandFor('show-modal', SEARCH_DIALOG_ID)}
    >
      {children}
    </button>
  )
}
