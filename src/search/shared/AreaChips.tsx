import { search as strings } from '../../site/strings/search'
import { searchAreas } from '../../site/search-groups'

interface AreaChipsProps {
  /** Name of the area that results are narrowed down to; `undefined` for all. */
  area: string | undefined
  onArea: (area: string | undefined) => void
}

export function AreaChips({ area, onArea }: AreaChipsProps) {
  return (
    <div className="search-chips search-filter" role="group" aria-label={strings.pageAreaFilter}>
      {[undefined, ...searchAreas].map((name) => (
        <button key={name ?? ''} type="button" aria-pressed={area === name} onClick={() => onArea(name)}>
          {name ?? strings.pageAllAreas}
        </button>
      ))}
    </div>
  )
}
