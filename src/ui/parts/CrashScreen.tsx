import { fill, pageState } from '../../site/strings'
import { Icon } from './Icon'
import { useFocusOnMount } from './useFocusOnMount'

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** @returns the messages of an error's causes, nearest first; a chain that loops ends where it started. */
export function causesOf(error: unknown): string[] {
  const seen = new Set<unknown>([error])
  const causes: string[] = []
  for (let cause = (error as Error | null)?.cause; cause !== undefined && !seen.has(cause); cause = (cause as Error).cause) {
    seen.add(cause)
    causes.push(messageOf(cause))
    if (!(cause instanceof Error)) break
  }
  return causes
}

/** Shown in place of a page whose component threw: title, message, causes and a button (specification, section 8). */
export function CrashScreen({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const heading = useFocusOnMount()
  return (
    <main className="main state" id="content" tabIndex={-1} role="alert">
      <h1 ref={heading} tabIndex={-1}>
        {pageState.crashTitle}
      </h1>
      <p>{pageState.crashDetail}</p>
      <pre>{messageOf(error)}</pre>
      {causesOf(error).map((message, index) => (
        <p key={index}>{fill(pageState.crashCause, { message })}</p>
      ))}
      <button className="btn primary" type="button" onClick={onRetry}>
        <Icon name="refresh-cw" />
        {pageState.crashRetry}
      </button>
    </main>
  )
}
