import { pageState } from '../../site/strings'

/** Shown while something loads and there is no earlier content to keep. */
export function Spinner() {
  return (
    <div role="status">
      <div className="spinner" />
      <p>{pageState.loadingText}</p>
    </div>
  )
}
