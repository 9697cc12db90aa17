import { withPrefix } from 'gatsby'
import { frameworks } from '../../site/config'
import { doc as strings } from '../../site/strings'
import type { DocPage } from '../../site/types'

/**
 * The same topic in the other frameworks (five handbooks). Plain links; `src/enhance/framework.ts` keeps the section
 * that is being read and remembers the choice.
 */
export function FrameworkSwitch({ variants, path }: { variants: NonNullable<DocPage['variants']>; path: string }) {
  return (
    <nav className="variants" aria-label={strings.frameworkSwitch}>
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
