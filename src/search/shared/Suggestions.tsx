import { about } from '../../site/about'
import { fill } from '../../site/strings/interface'
import { search as strings } from '../../site/strings/search'
import { suggestQueries } from '../engine/suggest'
import type { SearchHit } from '../engine/hit'
import { Tasks } from './Tasks'

/** The address of a mail that says what was looked for in vain. */
const reportHref = (query: string): string =>
  `mailto:${about.contactEmail}?subject=${encodeURIComponent(fill(strings.reportSubject, { query }))}`

interface SuggestionsProps {
  /** What found nothing. */
  query: string
  /** Hits of the last answer that had any. */
  lastHits?: SearchHit[]
  onQuery: (query: string) => void
  /** Searches in all areas; there is none where that was done. */
  onEverywhere: (() => void) | undefined
}

/** What to do when nothing was found: all areas, other queries, pages by task, and whom to tell. */
export function Suggestions({ query, lastHits = [], onQuery, onEverywhere }: SuggestionsProps) {
  return (
    <>
      {onEverywhere && (
        <button className="btn" type="button" onClick={onEverywhere}>
          {strings.everywhere}
        </button>
      )}
      <p>{strings.suggested}</p>
      <ul className="search-chips">
        {suggestQueries(lastHits, query).map((suggestion) => (
          <li key={suggestion}>
            <button type="button" onClick={() => onQuery(suggestion)}>
              {suggestion}
            </button>
          </li>
        ))}
      </ul>
      <Tasks />
      <p>
        {strings.reportMissing}
        <a href={reportHref(query)}>{strings.reportMissingLink}</a>
      </p>
    </>
  )
}
