import { graphql, withPrefix } from 'gatsby'
import { doc as strings } from '../../site/strings/interface'
import { FrameworkSwitch } from './FrameworkSwitch'

/** Below the title of a handbook page: the frameworks, and the steps of this framework's handbook with the current one. */
export function HandbookRail({ variants, series, path }: Queries.HandbookRailFragment) {
  if (!variants || !series) return null
  return (
    <div className="rail">
      <FrameworkSwitch label={strings.frameworks} variants={variants} path={path} />
      <nav className="rail-steps" aria-label={strings.series}>
        <ol>
          {series.map((step) => (
            <li key={step.path}>
              <a href={withPrefix(step.path)} aria-current={step.path === path ? 'page' : undefined}>
                {step.label}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  )
}

/** @public What it shows of a page. */
export const handbookRailFragment = graphql`
  fragment HandbookRail on Doc {
    path
    variants {
      framework
      path
    }
    series {
      label
      path
    }
  }
`
