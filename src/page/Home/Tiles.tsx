import { withPrefix } from 'gatsby'
import type { ReactNode } from 'react'
import { AREA_IDS, areas, openapi, type Area } from '../../site/config'
import { areaPath } from '../../site/routes'
import { home } from '../../site/page-strings'
import { Icon } from '../parts/Icon'
import * as styles from './home.module.css'
import { texts } from './texts'

type TileProps = Omit<Area, 'inFooter'> & { path: string; children?: ReactNode }

function Tile({ label, packageName, summary, icon, path, children }: TileProps) {
  return (
    <li>
      <a className={styles.tile} href={withPrefix(path)}>
        <Icon name={icon} />
        <b>{label}</b>
        <code>{packageName}</code>
        <span>{summary}</span>
        {children}
      </a>
    </li>
  )
}

/** One tile for each area and one for the open API; the first is twice as wide and carries the drawing of a sphere. */
export function Tiles({ sphere }: { sphere: string }) {
  return (
    <section className={`${styles.wrap} ${styles.areas}`} aria-labelledby="home-areas">
      <div className={styles.head}>
        <h2 id="home-areas">{texts.tilesTitle}</h2>
        <p>{texts.tilesNote}</p>
      </div>
      <ul className={styles.tiles} aria-label={home.tilesAria}>
        {AREA_IDS.map((id, index) => (
          <Tile key={id} {...areas[id]} path={areaPath(id)}>
            {index === 0 && (
              <div id="home-sphere" className={styles.sphere} dangerouslySetInnerHTML={{ __html: sphere }} />
            )}
          </Tile>
        ))}
        <Tile {...openapi} />
      </ul>
    </section>
  )
}
