import { withPrefix } from 'gatsby'
import { routes } from '../../site/routes'
import type { SiteHome } from '../../site/types'
import { Hero } from './Hero'
import * as styles from './home.module.css'
import { ProductMap } from './ProductMap'
import { Support } from './Support'
import { Tasks } from './Tasks'
import { texts } from './texts'

/** The home page: what the platform is, pages by task, its products, and the shortest way to a running space. */
export function Home({ home }: { home: SiteHome }) {
  return (
    <main id="content" tabIndex={-1}>
      <Hero scene={home.scene} />
      <Tasks />
      <ProductMap versions={home.versions} />
      <section className={styles.band} aria-labelledby="home-start">
        <div className={`${styles.wrap} ${styles.section}`}>
          <div className={styles.head}>
            <h2 id="home-start">{texts.stepsTitle}</h2>
            <p>
              {texts.stepsNote}
              <a href={withPrefix(routes.demos)}>{texts.demos}</a>
            </p>
          </div>
          <div id="home-steps" className={`prose ${styles.steps}`} dangerouslySetInnerHTML={{ __html: home.steps }} />
        </div>
      </section>
      <Support />
    </main>
  )
}
