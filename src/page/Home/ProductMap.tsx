import { withPrefix } from 'gatsby'
import { AREA_IDS, type AreaId } from '../../site/area-ids'
import { areaSummaries } from '../../site/area-summaries'
import { areas } from '../../site/areas'
import { areaPath, docPath } from '../../site/routes'
import { home } from '../../site/strings/pages'
import { fill } from '../../site/strings/interface'
import { Icon } from '../shared/Icon'
import * as page from './home.module.css'
import * as styles from './map.module.css'
import { fits, texts } from './texts'

type Versions = Readonly<Record<string, string>>

interface ProductProps {
  id: string
  label: string
  /** Package and version, or what takes their place. */
  name: string
  summary: string
  icon: string
  path: string
  /** What it goes together with. */
  fit: string
}

function Product({ id, label, name, summary, icon, path, fit }: ProductProps) {
  return (
    <li className={styles[id] ?? ''}>
      <a className={styles.product} href={withPrefix(path)}>
        <b>
          <Icon name={icon} />
          {label}
        </b>
        <code translate="no">{name}</code>
        <span>{summary}</span>
        {fit && <small>{fit}</small>}
      </a>
    </li>
  )
}

const nameOf = (id: AreaId, versions: Versions): string => {
  const { packageName } = areas[id]
  return [packageName, versions[packageName]].filter(Boolean).join(' ')
}

/**
 * The products as a picture that is navigation: what stands on the space, what holds the page, where its data comes from.
 * @param props.versions by name of the package, those that the pages are checked with.
 */
export function ProductMap({ versions }: { versions: Versions }) {
  const values = { three: versions.three ?? '', five: versions[areas.five.packageName] ?? '' }
  return (
    <section className={`${page.wrap} ${page.section}`} aria-labelledby="home-areas">
      <div className={page.head}>
        <h2 id="home-areas">{texts.mapTitle}</h2>
        <p>{texts.mapNote}</p>
      </div>
      <ul className={styles.map} aria-label={home.tilesAria}>
        {AREA_IDS.map((id) => (
          <Product
            key={id}
            id={id}
            {...areas[id]}
            name={nameOf(id, versions)}
            summary={areaSummaries[id]}
            path={areaPath(id)}
            fit={fill(fits[id] ?? '', values)}
          />
        ))}
      </ul>
      <div className={styles.notes}>
        {texts.together.map(([text, id, label]) => (
          <p key={id} className={page.note}>
            {text}
            <a href={withPrefix(docPath(id))}>{label}</a>
          </p>
        ))}
      </div>
    </section>
  )
}
