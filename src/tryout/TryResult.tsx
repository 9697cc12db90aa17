import { fill } from '../site/strings'
import { tryout as strings } from '../site/tryout-strings'
import type { TryAnswer, TryProblem } from './types'

interface TryResultProps {
  answer: TryAnswer | TryProblem | undefined
  /** The token in use. */
  taken: string
  onToken: (token: string) => void
}

/** The request as it was sent and its answer, or what went wrong. Read out when it changes. */
export function TryResult({ answer, taken, onToken }: TryResultProps) {
  return (
    <div aria-live="polite">
      {answer &&
        ('problem' in answer ? (
          <p className="try-problem">{answer.problem}</p>
        ) : (
          <Answer {...{ answer, taken, onToken }} />
        ))}
    </div>
  )
}

function Answer({ answer, taken, onToken }: TryResultProps & { answer: TryAnswer }) {
  const { request, status, milliseconds, body, token } = answer
  return (
    <>
      <p className="try-title">{strings.request}</p>
      <pre>{request}</pre>
      <p className="try-title">{fill(strings.answer, { status, milliseconds })}</p>
      <pre>{body}</pre>
      {token && (
        <button className="btn" type="button" disabled={taken === token} onClick={() => onToken(token)}>
          {taken === token ? strings.tokenTaken : strings.takeToken}
        </button>
      )}
    </>
  )
}
