import { doc as strings } from '../../site/strings'
import type { DocPage } from '../../site/types'
import { ChineseDay } from '../parts/ChineseDay'
import { Icon } from '../parts/Icon'

/** Edit link, day of the last change. */
export function DocFoot({ editUrl, updatedAt }: Pick<DocPage, 'editUrl' | 'updatedAt'>) {
  return (
    <div className="doc-foot">
      <a href={editUrl}>
        <Icon name="square-pen" />
        {strings.edit}
      </a>
      {updatedAt && (
        <span>
          <ChineseDay template={strings.updatedAt} day={updatedAt} />
        </span>
      )}
    </div>
  )
}
