import { withPrefix } from 'gatsby'
import { about } from '../../site/about'
import { frameworks } from '../../site/frameworks'
import { docPath, routes } from '../../site/routes'
import { home } from '../../site/strings/pages'
import { article, fill } from '../../site/strings/interface'
import { Icon } from '../shared/Icon'
import * as styles from './hero.module.css'
import * as page from './home.module.css'
import { texts } from './texts'

/** Frameworks that many come with; the handbooks' own switch has the others. */
const STARTS = frameworks.filter(({ id }) => id === 'react' || id === 'vue')

/**
 * First screen: what the platform is and for whom, the ways in, the install line, and the drawing of a surveyed flat,
 * behind which its rooms wait (`room/`).
 */
export function Hero({ scene }: { scene: string }) {
  return (
    <section className={`${page.wrap} ${styles.hero}`}>
      <div>
        <p className={styles.audience}>
          {texts.audience}
          <span>{about.tagline}</span>
        </p>
        <h1>
          {texts.title[0]}
          <wbr />
          {texts.title[1]}
        </h1>
        <p className="lead">{texts.lead}</p>
        <div className="actions">
          <a className="btn primary" href={withPrefix(docPath('five/quick-start'))}>
            {home.start}
            <Icon name="arrow-right" />
          </a>
          <a className="btn" href={withPrefix(routes.openapi)}>
            {home.api}
          </a>
        </div>
        <div className={`code ${styles.install}`}>
          <button type="button" className="copy" aria-label={article.copyAria}>
            <Icon name="copy" />
            <span>{article.copy}</span>
          </button>
          {/* Scrolls on narrow screens, so it takes focus. */}
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <pre tabIndex={0} role="region" aria-label={fill(article.codeAria, { name: texts.installAria })}>
            <code translate="no">{texts.install}</code>
          </pre>
        </div>
        <p className={styles.frameworks}>
          {texts.frameworks}
          {STARTS.map(({ id, label }) => (
            <a key={id} href={withPrefix(docPath(`five/handbook/${id}/get-started`))} data-framework={label}>
              {label}
            </a>
          ))}
        </p>
      </div>
      <div className={`room ${styles.scene}`}>
        <div id="home-scene" dangerouslySetInnerHTML={{ __html: scene }} />
        <button type="button" className={`btn js-only room-enter ${styles.enter}`}>
          <Icon name="rotate-3d" />
          {texts.enterRoom}
        </button>
      </div>
    </section>
  )
}
