import { useState } from 'react'
import type { LoadFailureDetail } from '../../lib/load-failure'
import { pageState } from '../../site/strings'
import { Spinner } from './Spinner'
import { StateScreen } from './StateScreen'

/** Shown in place of a page that could not be loaded: the error text and a button that tries again. */
export function LoadFailure({ message, retry }: LoadFailureDetail) {
  const [text, setText] = useState<string | null>(message)
  const tryAgain = () => {
    setText(null)
    void retry().then(setText)
  }
  return (
    <StateScreen title={pageState.loadErrorTitle} action={pageState.loadErrorRetry} onAction={tryAgain}>
      {text === null ? <Spinner /> : <p>{text}</p>}
    </StateScreen>
  )
}
