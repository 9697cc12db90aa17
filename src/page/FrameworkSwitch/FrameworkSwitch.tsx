import { withPrefix } from 'gatsby'
import { frameworks } from '../../site/frameworks'

interface FrameworkSwitchProps {
  /** Name for screen readers. */
  label: string
  variants: NonNullable<Queries.TocFragment['variants']>
  /** Route of the page, without prefix. */
  path: string
}

/**
 * The same topic in the other frameworks (five handbooks). Plain links; `src/page/FrameworkSwitch/behaviour.ts` keeps the section
 * that is being read and remembers the choice.
 */
export function FrameworkSwitch({ label: name, variants, path }: FrameworkSwitchProps) {
  return (
    <nav className="variants" aria-label={name}>
      <ul>
        {variants.map((variant) => {
          const label = frameworks.find(({ id }) => id === variant.framework)?.label
          const current = variant.path === path ? 'page' : undefined
          return (
            <li key={variant.framework}>
              <a href={withPrefix(variant.path)} data-framework={label} aria-current={current}>
                {label}
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
