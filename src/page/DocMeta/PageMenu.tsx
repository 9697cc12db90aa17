import { withPrefix } from 'gatsby'
import type { ReactNode } from 'react'
import { site } from '../../site/config'
import { markdownPath, printPath } from '../../site/routes'
import { doc as strings } from '../../site/strings'
import { Icon } from '../parts/Icon'

type PageMenuProps = Pick<Queries.DocMetaFragment, 'area' | 'path' | 'editUrl'> & { children: ReactNode }

/**
 * What one can do with a page: copy and open it as Markdown, print its area, edit it, report a mistake. A press outside
 * of it closes it, without a script (`style.css`).
 */
export function PageMenu({ area, path, editUrl, children }: PageMenuProps) {
  const markdown = withPrefix(markdownPath(path))
  return (
    <details className="doc-tools">
      <summary>
        {strings.pageMenu}
        <Icon name="chevron-right" />
      </summary>
      <div>
        {children}
        <button className="copy" type="button" data-copy-from={markdown}>
          <Icon name="copy" />
          <span>{strings.copyMarkdown}</span>
        </button>
        <a href={markdown}>{strings.viewMarkdown}</a>
        {area && (
          // A file, not a page: the target keeps the router away from it
          <a href={withPrefix(printPath(area))} target="_blank">
            {strings.printArea}
          </a>
        )}
        <a href={editUrl}>{strings.edit}</a>
        <a href={`mailto:${site.contactEmail}?subject=${withPrefix(path)}`}>{strings.report}</a>
      </div>
    </details>
  )
}
