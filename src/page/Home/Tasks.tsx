import { withPrefix } from 'gatsby'
import { handbookAttributes } from '../../site/frameworks'
import { routes } from '../../site/routes'
import { tasks } from '../../site/tasks'
import * as styles from './home.module.css'
import { texts } from './texts'

/** Tasks in the reader's words, each with its page. */
export function Tasks() {
  return (
    <section className={`${styles.wrap} ${styles.section}`} aria-labelledby="home-tasks">
      <div className={styles.head}>
        <h2 id="home-tasks">{texts.tasksTitle}</h2>
      </div>
      <ul className={styles.tasks}>
        {tasks.map(({ label, area, path }) => (
          <li key={path}>
            <a className={styles.task} href={withPrefix(path)} {...handbookAttributes(routes.home, path, label)}>
              {label}
              <span>{area}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
