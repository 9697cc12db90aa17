import { withPrefix } from 'gatsby'
import { site } from '../../site/config'
import { docPath, routes } from '../../site/routes'
import { home } from '../../site/page-strings'
import { article, fill } from '../../site/strings'
import { Icon } from '../parts/Icon'
import * as styles from './home.module.css'
import { texts } from './texts'

/** First screen: what the platform is, two ways in, the install line, and the drawing of a surveyed flat. */
export function Hero({ scene }: { scene: string }) {
  return (
    <section className={`${styles.wrap} ${styles.hero}`}>
      <div>
        <h1>{site.tagline}</h1>
        <p className="lead">{texts.lead}</p>
        <div className={styles.actions}>
          <a className="btn primary" href={withPrefix(docPath('five/quick-start'))}>
            {home.start}
            <Icon name="arrow-right" />
          </a>
          <a className="btn" href={withPrefix(routes.openapi)}>
            {home.api}
          </a>
        </div>
        <div className={`code ${styles.install}`} data-lang="bash">
          <button type="button" className="copy" aria-label={article.copyAria}>
            <Icon name="copy" />
            <span>{article.copy}</span>
          </button>
          {/* Scrolls on narrow screens, so it takes focus. */}
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <pre tabIndex={0} role="region" aria-label={fill(article.codeAria, { name: texts.installAria })}>
            <code>{texts.install}</code>
          </pre>
        </div>
      </div>
      <div id="home-scene" className={styles.scene} dangerouslySetInnerHTML={{ __html: scene }} />
    </section>
  )
}
