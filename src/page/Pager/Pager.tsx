import { graphql, withPrefix } from 'gatsby'
import { doc as strings } from '../../site/strings/interface'
import { handbookAttributes } from '../../site/frameworks'

/** Previous and next page in reading order; from outside of the handbooks into that of the reader. */
export function Pager({ path, prev, next }: Queries.PagerFragment) {
  if (!prev && !next) return null
  return (
    <nav className="pager" aria-label={strings.paginationAria}>
      {prev && (
        <a href={withPrefix(prev.path)} rel="prev" {...handbookAttributes(path, prev.path)}>
          <span>{strings.previous}</span>
          {prev.label}
        </a>
      )}
      {next && (
        <a className="next" href={withPrefix(next.path)} rel="next" {...handbookAttributes(path, next.path)}>
          <span>{strings.next}</span>
          {next.label}
        </a>
      )}
    </nav>
  )
}

/** @public What it shows of a page. */
export const pagerFragment = graphql`
  fragment Pager on Doc {
    path
    prev {
      label
      path
    }
    next {
      label
      path
    }
  }
`
