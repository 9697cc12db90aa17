import { withPrefix } from 'gatsby'
import { site } from '../../site/config'
import { tasks } from '../../site/tasks'
import * as styles from './home.module.css'
import { texts } from './texts'

/** Tasks in the reader's words, each with its page; below, whom to ask. */
export function Tasks() {
  return (
    <section className={`${styles.wrap} ${styles.section}`} aria-labelledby="home-tasks">
      <div className={styles.head}>
        <h2 id="home-tasks">{texts.tasksTitle}</h2>
      </div>
      <ul className={styles.tasks}>
        {tasks.map(({ label, area, path }) => (
          <li key={path}>
            <a className={styles.task} href={withPrefix(path)}>
              {label}
              <span>{area}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.support}>
        {texts.supportBefore}
        <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>
        {texts.supportMiddle}
        <a href={site.sourceHosting}>GitHub</a>
        {texts.supportAfter}
      </p>
    </section>
  )
}
