import type { Component } from '../construct'
import { element, text } from '../hast'
import { picture } from '../image/picture'
import { galleryPages } from './pages'

/**
 * `<Gallery pages="five/quick-start dnalogel/PanoTagPlugin">`: the named pages with a picture and their programs, which
 * are read from the pages. The picture is the page's own that shows a program, or one made by `npm run shots -- gallery`.
 */
export const Gallery: Component = {
  attributes: ['pages!'],
  render(node, { attributes, context }) {
    const pages = galleryPages(node, attributes.pages ?? '', context)
    return element(
      'ul',
      { className: ['gallery'] },
      pages.map(({ title, href, programs, picture: file }) => {
        const shown = file && picture(node, file, '', context)
        return element('li', {}, [
          ...(shown ? [shown] : []),
          element('a', { className: ['gallery-page'], href }, [text(title)]),
          element(
            'ul',
            {},
            programs.map((program) => element('li', {}, [element('a', { href: program.href }, [text(program.name)])])),
          ),
        ])
      }),
    )
  },
}
