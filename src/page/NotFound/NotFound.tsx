import { withPrefix } from 'gatsby'
import { NEAREST_PAGES_ID } from '../../site/ids'
import { handbookAttributes } from '../../site/frameworks'
import { routes } from '../../site/routes'
import { notFound } from '../../site/strings/pages'
import { tasksOf } from '../../site/tasks'
import { Icon } from '../shared/Icon'
import { SearchButton } from '../SearchDialog/SearchButton'
import { Seo } from '../shared/Seo'
import * as styles from './style.module.css'

/** A walk through a room whose last point is missing. */
function LostRoute() {
  return (
    <svg className={styles.route} viewBox="0 0 272 132" aria-hidden="true">
      <path d="M8 92 104 44 264 76 168 124ZM40 76l160 32M72 60l160 32M48 100 144 52M88 108l96-48M128 116l96-48" />
      <path className={styles.gap} d="M60 88 112 74 160 94 206 74" />
      <ellipse className={styles.ring} cx="60" cy="88" rx="10" ry="5.5" />
      <ellipse className={styles.ring} cx="112" cy="74" rx="10" ry="5.5" />
      <ellipse className={styles.ring} cx="160" cy="94" rx="10" ry="5.5" />
      <ellipse className={styles.gap} cx="212" cy="72" rx="14" ry="7.5" />
      <path className={styles.gap} d="M212 62V30" />
      <text x="212" y="22" textAnchor="middle" fontSize="18" fontWeight="700">
        ?
      </text>
    </svg>
  )
}

/** The not-found page (specification, sections 2 and 8). */
export function NotFound() {
  return (
    <main className="state" id="content" tabIndex={-1}>
      <Seo title={notFound.seoTitle} description={notFound.description} path={routes.notFound} noindex />
      <LostRoute />
      <h1>{notFound.title}</h1>
      <p>{notFound.moved}</p>
      <p>{notFound.tellOwner}</p>
      <div className="actions">
        <a className="btn primary" href={withPrefix(routes.home)}>
          {notFound.home}
        </a>
        <SearchButton className="btn">
          <Icon name="search" />
          {notFound.search}
        </SearchButton>
      </div>
      {/* Filled by the search, with pages whose address is near */}
      <div id={NEAREST_PAGES_ID} className={`js-only ${styles.ways} ${styles.near}`} />
      <nav className={styles.ways} aria-label={notFound.tasks}>
        <h2>{notFound.tasks}</h2>
        <ul>
          {tasksOf(undefined).map(({ label, path, area }) => (
            <li key={path}>
              <a href={withPrefix(path)} {...handbookAttributes(routes.notFound, path, label)}>
                {label}
              </a>{' '}
              <span>{area}</span>
            </li>
          ))}
        </ul>
      </nav>
    </main>
  )
}
