import type { Element } from 'hast'
import type { Table } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { article } from '../../site/strings/interface'
import type { RenderTools } from '../construct'
import { element } from '../hast'
import { breakable } from './long-names'
import { phoneForm } from './phone-form'

/**
 * GFM tables get a scrolling frame and scopes on their headers; an empty header cell is no header (WCAG 1.3.1), but the
 * cells below it are those of their rows. What does not fit a phone says how its rows are taken apart there; with more
 * than three columns each cell has its title with it.
 */
export function renderTable(node: Table, { state }: RenderTools): Element {
  const [head, ...rows] = node.children
  const form = phoneForm(node)
  const titles = (head?.children ?? []).map((title) => toString(title))
  const cells = (row: (typeof node.children)[number], name: 'td' | 'th'): Element[] =>
    row.children.map((cell, index) => {
      const align = node.align?.[index]
      const namesRow = index === 0 && name === 'td' && titles[0] === ''
      const tagName = cell.children.length ? (namesRow ? 'th' : name) : 'td'
      return element(
        tagName,
        {
          ...(tagName === 'th' && { scope: namesRow ? 'row' : 'col' }),
          ...(align === 'right' && { className: ['num'] }),
          ...(name === 'td' && titles.length > 3 && index > 0 && { 'data-k': titles[index] }),
        },
        breakable(state.all(cell)),
      )
    })
  const table = element('table', form.length ? { className: form } : {}, [
    element('thead', {}, head ? [element('tr', {}, cells(head, 'th'))] : []),
    element(
      'tbody',
      {},
      rows.map((row) => ({ ...element('tr', {}, cells(row, 'td')), position: row.position })),
    ),
  ])
  return element('div', { className: ['table'], role: 'group', tabIndex: 0, ariaLabel: article.tableAria }, [table])
}
