import { searchIslands as strings } from '../../site/strings/search'
import { fill } from '../../site/strings/interface'
import type { SessionState } from '../client/session'

/** Says what was searched instead of what stands nowhere on the site, and offers that all the same. */
export function Correction({ state, onLiteral }: { state: SessionState; onLiteral: (query: string) => void }) {
  const { corrected, answered } = state
  if (!corrected || answered === null) return null
  return (
    <p className="search-meant">
      <span key={corrected}>
        {strings.meantBefore}“<b>{corrected}</b>”{strings.meantAfter}
      </span>
      <button key={answered} type="button" onClick={() => onLiteral(answered)}>
        {fill(strings.literal, { query: answered })}
      </button>
    </p>
  )
}
