import { fill, pageState } from '../../site/strings'
import { StateScreen } from './StateScreen'

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** @returns the messages of an error's causes, nearest first; a chain that loops ends where it started. */
export function causesOf(error: unknown): string[] {
  const seen = new Set<unknown>([error])
  const causes: string[] = []
  for (
    let cause = (error as Error | null)?.cause;
    cause !== undefined && !seen.has(cause);
    cause = (cause as Error).cause
  ) {
    seen.add(cause)
    causes.push(messageOf(cause))
    if (!(cause instanceof Error)) break
  }
  return causes
}

/** Shown in place of a page whose component threw: title, message, causes and a button (specification, section 8). */
export function CrashScreen({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <StateScreen title={pageState.crashTitle} action={pageState.crashRetry} onAction={onRetry}>
      <p>{pageState.crashDetail}</p>
      <pre>{messageOf(error)}</pre>
      {causesOf(error).map((message, index) => (
        <p key={index}>{fill(pageState.crashCause, { message })}</p>
      ))}
    </StateScreen>
  )
}
