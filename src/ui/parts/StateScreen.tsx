import { useEffect, useRef, type ReactNode } from 'react'
import { Icon } from './Icon'
import { StateHead } from './Seo'

interface StateScreenProps {
  title: string
  children: ReactNode
  /** What the button says; it is always about trying again. */
  action: string
  onAction: () => void
}

/** Stands in place of a page that cannot be shown. Its heading takes the focus, so that screen readers start there. */
export function StateScreen({ title, children, action, onAction }: StateScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <main className="main" id="content" tabIndex={-1}>
      <StateHead title={title} />
      <div className="state" role="alert">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
        <button className="btn primary" type="button" onClick={onAction}>
          <Icon name="refresh-cw" />
          {action}
        </button>
      </div>
    </main>
  )
}
