import { graphql, withPrefix } from 'gatsby'
import { about } from '../../site/about'
import { routes } from '../../site/routes'
import { Hero } from './Hero'
import * as styles from './home.module.css'
import { ProductMap } from './ProductMap'
import { Tasks } from './Tasks'
import { texts } from './texts'

/** The home page: what the platform is, pages by task, its products, and the shortest way to a running space. */
export function Home({ home }: { home: Queries.HomeFragment }) {
  return (
    <main id="content" tabIndex={-1}>
      <Hero scene={home.scene} />
      <Tasks />
      <ProductMap versions={Object.fromEntries(home.versions.map(({ name, version }) => [name, version]))} />
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
      <p className={`${styles.wrap} ${styles.note} ${styles.support}`}>
        {texts.supportBefore}
        <a href={`mailto:${about.contactEmail}`}>{about.contactEmail}</a>
        {texts.supportMiddle}
        <a href={about.sourceHosting}>GitHub</a>
        {texts.supportAfter}
      </p>
    </main>
  )
}

/** @public What it shows of the content. */
export const homeFragment = graphql`
  fragment Home on SiteHome {
    scene
    steps
    versions {
      name
      version
    }
  }
`
