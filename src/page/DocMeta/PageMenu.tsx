import { withPrefix } from 'gatsby'
import type { ReactNode } from 'react'
import { about } from '../../site/about'
import { absoluteUrl, markdownPath, printPath } from '../../site/routes'
import { doc as strings, fill } from '../../site/strings/interface'
import { Icon } from '../shared/Icon'

type PageMenuProps = Pick<Queries.DocMetaFragment, 'area' | 'path' | 'editUrl'> & { children: ReactNode }

/** Assistants that take a question in their address. */
const ASSISTANTS = [
  ['ChatGPT', 'https://chatgpt.com/?q='],
  ['Claude', 'https://claude.ai/new?q='],
] as const

/**
 * What one can do with a page: copy and open it as Markdown, ask an assistant about it, print its area, edit it, report
 * a mistake. A press outside of it closes it, without a script (`style.css`).
 */
export function PageMenu({ area, path, editUrl, children }: PageMenuProps) {
  const markdown = withPrefix(markdownPath(path))
  // As it is read, not encoded: on every page each byte counts, and browsers encode it
  const question = fill(strings.assistantQuestion, { url: absoluteUrl(markdownPath(path)) })
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
        {ASSISTANTS.map(([name, address]) => (
          <a key={name} href={address + question}>
            {fill(strings.openInAssistant, { name })}
          </a>
        ))}
        <a href={markdown}>{strings.viewMarkdown}</a>
        {area && (
          // A file, not a page: the target keeps the router away from it
          <a href={withPrefix(printPath(area))} target="_blank">
            {strings.printArea}
          </a>
        )}
        <a href={editUrl}>{strings.edit}</a>
        <a href={`mailto:${about.contactEmail}?subject=${withPrefix(path)}`}>{strings.report}</a>
      </div>
    </details>
  )
}
