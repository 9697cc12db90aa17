import { graphql, withPrefix } from 'gatsby'
import { DOCS_VERSION } from '../../site/constants'
import { DOCS_VERSION_PATH } from '../../site/routes'
import { doc as strings, fill, version } from '../../site/strings/interface'
import { PageMenu } from './PageMenu'

/** `2026-11-08` → `2026 年 11 月 8 日` */
function chineseDate(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${year} 年 ${month} 月 ${date} 日`
}

/** The row below title and lead: version, packages the samples are checked with, day of the last change, what one can do with the page. */
export function DocMeta(doc: Queries.DocMetaFragment) {
  const { area, sdk, updatedAt } = doc
  const packages = sdk.map(({ name, version: number }) => `${name} ${number}`)
  const checked = packages.length > 0 && fill(strings.checkedWith, { packages: packages.join('、') })
  return (
    <div className="doc-meta">
      {area && (
        <span>
          <a href={withPrefix(DOCS_VERSION_PATH)}>{fill(version.badge, { version: DOCS_VERSION.label })}</a>
        </span>
      )}
      {checked && <span>{packages.map((name) => name.replace(/^@.*\//, '').replace(' ', '\u00a0')).join('、')}</span>}
      {updatedAt && (
        <span className="doc-day">
          {strings.updatedAt}
          <time dateTime={updatedAt}>{chineseDate(updatedAt)}</time>
        </span>
      )}
      <PageMenu {...doc}>{checked && <p>{checked}</p>}</PageMenu>
    </div>
  )
}

/** @public What it and the menu show of a page. */
export const docMetaFragment = graphql`
  fragment DocMeta on Doc {
    area
    path
    editUrl
    updatedAt
    sdk {
      name
      version
    }
  }
`
