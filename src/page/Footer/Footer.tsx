import { withPrefix } from 'gatsby'
import { AREA_IDS } from '../../site/area-ids'
import { areas } from '../../site/areas'
import { about } from '../../site/about'
import { areaPath, docPath, routes } from '../../site/routes'
import { fill, footer, nav } from '../../site/strings/interface'
import { Icon } from '../shared/Icon'

const docAreas = AREA_IDS.filter((area) => areas[area].inFooter)

/** The footer: the links of the specification, section 2, a logo of 70 by 31 and the current year. */
export function Footer() {
  const [beforeYear = '', afterYear = ''] = fill(footer.copyright, { year: '\n' }).split('\n')
  return (
    <footer className="foot">
      <div className="foot-in">
        <div className="foot-brand">
          <svg className="brand-mark" viewBox="0 0 70 31">
            <g transform="translate(0 2)">
              <path d="M14 2.8 24 8.4v11.2L14 25.2 4 19.6V8.4Z" />
              <path d="m4 8.4 10 5.6 10-5.6M14 14v4.2" />
              <circle cx="14" cy="21" r="1.9" fill="currentColor" stroke="none" />
            </g>
            <text x="31" y="22" fontSize="18" fontWeight="600" fill="currentColor" stroke="none">
              {footer.logoAlt}
            </text>
          </svg>
          <p>
            {beforeYear}
            <span data-year="">{new Date().getFullYear()}</span>
            {afterYear}
          </p>
          <p>
            {footer.contact}
            <a href={`mailto:${about.contactEmail}`}>{about.contactEmail}</a>
          </p>
        </div>
        <nav className="foot-docs" aria-labelledby="foot-docs">
          <h2 id="foot-docs">{footer.docs}</h2>
          <ul>
            {docAreas.map((area) => (
              <li key={area}>
                <a href={withPrefix(areaPath(area))}>{areas[area].label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-labelledby="foot-more">
          <h2 id="foot-more">{footer.more}</h2>
          <ul>
            <li>
              <a href={about.mainWebsite} target="_blank" rel="noopener noreferrer">
                {footer.website}
                <Icon name="arrow-up-right" />
                <span className="sr">{`（${nav.externalAria}）`}</span>
              </a>
            </li>
            <li>
              <a href={withPrefix(docPath('faq/account-and-price'))}>{footer.account}</a>
            </li>
            <li>
              <a href={withPrefix(routes.agreement)}>{footer.agreement}</a>
            </li>
            <li>
              <a href={withPrefix(routes.changelog)}>{footer.changelog}</a>
            </li>
          </ul>
        </nav>
      </div>
      <div className="sr" role="status" id="live-region" />
    </footer>
  )
}
