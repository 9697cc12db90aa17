import type { Element } from 'hast'
import type { Table } from 'mdast'
import { article } from '../../site/strings'
import type { RenderTools } from '../construct'
import { element } from '../hast'
import { breakable } from './long-names'

/** GFM tables get a scrolling frame and scopes on their headers; an empty header cell is no header (WCAG 1.3.1). */
export function renderTable(node: Table, { state }: RenderTools): Element {
  const [head, ...rows] = node.children
  const cells = (row: (typeof node.children)[number], name: 'td' | 'th'): Element[] =>
    row.children.map((cell, index) => {
      const align = node.align?.[index]
      const tagName = cell.children.length ? name : 'td'
      return element(
        tagName,
        { ...(tagName === 'th' && { scope: 'col' }), ...(align === 'right' && { className: ['num'] }) },
        breakable(state.all(cell)),
      )
    })
  const table = element('table', {}, [
    element('thead', {}, head ? [element('tr', {}, cells(head, 'th'))] : []),
    element(
      'tbody',
      {},
      rows.map((row) => element('tr', {}, cells(row, 'td'))),
    ),
  ])
  return element('div', { className: ['table'], role: 'group', tabIndex: 0, ariaLabel: article.tableAria }, [table])
}
