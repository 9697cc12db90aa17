import { doc as strings } from '../../site/strings/interface'
import type { DocStatus } from '../../site/types'
import { Icon } from '../shared/Icon'

/** Banner of unlisted pages and drafts (specification, section 2); nothing for listed pages. */
export function StatusBanner({ status }: { status: DocStatus }) {
  if (status === 'listed') return null
  const draft = status === 'draft'
  return (
    <div className={`callout ${draft ? 'warning' : 'note'}`} role="note" aria-labelledby="status-title">
      <p className="callout-title" id="status-title">
        <Icon name={draft ? 'pencil-line' : 'eye-off'} />
        {draft ? strings.draftTitle : strings.unlistedTitle}
      </p>
      <p>{draft ? strings.draftBody : strings.unlistedBody}</p>
    </div>
  )
}
