import { withPrefix } from 'gatsby'
import { breadcrumbs as strings } from '../../site/strings'
import type { PageLink } from '../../site/types'
import { Icon } from '../parts/Icon'

/** Where the page stands; the last item is the page itself, groups without a page are text. */
export function Breadcrumbs({ items }: { items: readonly PageLink[] }) {
  return (
    <nav className="crumbs" aria-label={strings.aria}>
      <ol>
        {items.map(({ label, path }, index) => {
          const last = index === items.length - 1
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
