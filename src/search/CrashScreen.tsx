import { Component, type ReactNode } from 'react'
import { fill } from '../site/strings/interface'
import { crash } from '../site/strings/search'
import { Icon } from '../page/shared/Icon'

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Causes that are shown: a chain may lead back to itself. */
const MOST_CAUSES = 10

/** @returns the messages of an error's causes, nearest first. */
function causesOf(error: unknown): string[] {
  const causes: string[] = []
  let thrown = error
  while (thrown instanceof Error && thrown.cause !== undefined && causes.length < MOST_CAUSES) {
    thrown = thrown.cause
    causes.push(messageOf(thrown))
  }
  return causes
}

/** Shown in place of what threw: title, message, causes and a button (specification, section 8). */
function CrashScreen({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div className="state" role="alert">
      <h1>{crash.title}</h1>
      <p>{crash.detail}</p>
      <pre>{messageOf(error)}</pre>
      {causesOf(error).map((message, index) => (
        <p key={index}>{fill(crash.cause, { message })}</p>
      ))}
      <button className="btn primary" type="button" onClick={onRetry}>
        <Icon name="refresh-cw" />
        {crash.retry}
      </button>
    </div>
  )
}

interface BoundaryState {
  /** What was thrown, in a box because anything can be. */
  crash: { error: unknown } | null
}

/** Keeps the page alive when a part that React renders in the browser throws. */
export class CrashBoundary extends Component<{ children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { crash: null }

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { crash: { error } }
  }

  override render() {
    const { crash } = this.state
    return crash ? (
      <CrashScreen error={crash.error} onRetry={() => this.setState({ crash: null })} />
    ) : (
      this.props.children
    )
  }
}
