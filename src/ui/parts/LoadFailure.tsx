import { useState } from 'react'
import type { LoadFailureDetail } from '../../lib/load-failure'
import { pageState } from '../../site/strings'
import { Icon } from './Icon'
import { Spinner } from './Spinner'
import { useFocusOnMount } from './useFocusOnMount'

/** Shown in place of a page that could not be loaded: the error text and a button that tries again. */
export function LoadFailure({ message, retry }: LoadFailureDetail) {
  const [text, setText] = useState<string | null>(message)
  const heading = useFocusOnMount()
  const tryAgain = () => {
    setText(null)
    void retry().then(setText)
  }
  return (
    <main className="main state" id="content" tabIndex={-1} role="alert">
      <h1 ref={heading} tabIndex={-1}>
        {pageState.loadErrorTitle}
      </h1>
      {text === null ? (
        <Spinner />
      ) : (
        <>
          <p>{text}</p>
          <button className="btn primary" type="button" onClick={tryAgain}>
            <Icon name="refresh-cw" />
            {pageState.loadErrorRetry}
          </button>
        </>
      )}
    </main>
  )
}
