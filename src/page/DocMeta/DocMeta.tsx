import { withPrefix } from 'gatsby'
import { DOCS_VERSION } from '../../site/constants'
import { doc as strings, fill, version } from '../../site/strings'
import type { DocPage } from '../../site/types'
import { Icon } from '../parts/Icon'

/** The line below the title: version, packages the samples are checked with, the page as Markdown. */
export function DocMeta({ area, path, sdk }: Pick<DocPage, 'area' | 'path' | 'sdk'>) {
  const markdown = withPrefix(path.replace(/\/$/, '.md'))
  const packages = Object.entries(sdk ?? {}).map(([name, number]) => `${name} ${number}`)
  return (
    <div className="doc-meta">
      {area && <span className="badge version">{fill(version.badge, { version: DOCS_VERSION.label })}</span>}
      {packages.length > 0 && <span>{fill(strings.checkedWith, { packages: packages.join('、') })}</span>}
      <span className="doc-tools">
        <button className="copy" type="button" data-copy-from={markdown}>
          <Icon name="copy" />
          <span>{strings.copyMarkdown}</span>
        </button>
        <a href={markdown}>{strings.viewMarkdown}</a>
      </span>
    </div>
  )
}
