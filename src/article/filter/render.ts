import { filter } from '../../site/strings/interface'
import type { Component } from '../construct'
import { control, element, icon } from '../hast'

/** `<Filter label>`: a field that keeps the rows of the page's tables that hold what is typed. Nothing without the script. */
export const Filter: Component = {
  attributes: ['label!'],
  render(_node, { attributes }) {
    const name = attributes.label ?? ''
    return control(
      element('search', { className: ['filter', 'js-only'] }, [
        icon('search'),
        element('input', {
          type: 'search',
          ariaLabel: name,
          placeholder: name,
          autoComplete: ['off'],
          spellCheck: 'false',
          enterKeyHint: 'done',
        }),
        element('p', { role: 'status', dataFound: filter.found, dataNone: filter.none, dataSearch: filter.search }),
      ]),
    )
  },
}
