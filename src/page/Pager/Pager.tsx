import { withPrefix } from 'gatsby'
import { doc as strings } from '../../site/strings'
import type { DocPage } from '../../site/types'

/** Previous and next page of the sidebar. */
export function Pager({ prev, next }: Pick<DocPage, 'prev' | 'next'>) {
  if (!prev && !next) return null
  return (
    <nav className="pager" aria-label={strings.paginationAria}>
      {prev && (
        <a href={withPrefix(prev.path)} rel="prev">
          <span>{strings.previous}</span>
          {prev.label}
        </a>
      )}
      {next && (
        <a className="next" href={withPrefix(next.path)} rel="next">
          <span>{strings.next}</span>
          {next.label}
        </a>
      )}
    </nav>
  )
}
