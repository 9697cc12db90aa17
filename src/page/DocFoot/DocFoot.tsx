import { withPrefix } from 'gatsby'
import { printPath } from '../../site/routes'
import { doc as strings } from '../../site/strings'
import type { DocPage } from '../../site/types'
import { Icon } from '../parts/Icon'

const [beforeDate = '', afterDate = ''] = strings.updatedAt.split('{date}')

/** `2026-11-08` → `2026 年 11 月 8 日` */
export function chineseDate(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${year} 年 ${month} 月 ${date} 日`
}

type DocFootProps = Pick<DocPage, 'area' | 'editUrl' | 'updatedAt'>

/** Edit link, the area's printable document, day of the last change. */
export function DocFoot({ area, editUrl, updatedAt }: DocFootProps) {
  return (
    <div className="doc-foot">
      <a href={editUrl}>
        <Icon name="square-pen" />
        {strings.edit}
      </a>
      {area && (
        // A file, not a page: the target keeps the router away from it
        <a href={withPrefix(printPath(area))} target="_blank">
          {strings.printArea}
        </a>
      )}
      {updatedAt && (
        <span>
          {beforeDate}
          <time dateTime={updatedAt}>{chineseDate(updatedAt)}</time>
          {afterDate}
        </span>
      )}
    </div>
  )
}
