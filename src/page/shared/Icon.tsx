import { renderedIcons } from './rendered-icons'

/** Names of the sprite's icons; the sprite is drawn once per page by `gatsby-ssr`. */
export interface IconProps {
  /** Icon name without the `i-` prefix, e.g. `chevron-right`. */
  name: string
  className?: string
}

/** An icon of the sprite. Decoration only: the accessible name sits on the control around it. */
export function Icon({ name, className = '' }: IconProps) {
  renderedIcons.add(name)
  return (
    <svg className={`icon ${className}`.trim()} aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  )
}
