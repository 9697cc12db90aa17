import { graphql, withPrefix } from 'gatsby'
import { breadcrumbs as strings } from '../../site/strings/interface'
import { Icon } from '../shared/Icon'

/** Where the page stands; the last item is the page itself, groups without a page are text. */
export function Breadcrumbs({ breadcrumbs }: Queries.BreadcrumbsFragment) {
  return (
    <nav className="crumbs" aria-label={strings.aria}>
      <ol>
        {breadcrumbs.map(({ label, path }, index) => {
          const last = index === breadcrumbs.length - 1
          return (
            <li key={index} aria-current={last ? 'page' : undefined}>
              {path && !last ? <a href={withPrefix(path)}>{label}</a> : label}
              {!last && <Icon name="chevron-right" />}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

/** @public What it shows of a page. */
export const breadcrumbsFragment = graphql`
  fragment Breadcrumbs on Doc {
    breadcrumbs {
      label
      path
    }
  }
`
