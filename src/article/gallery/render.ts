import type { Element } from 'hast'
import type { Component } from '../construct'
import { element, icon, text } from '../hast'
import { picture } from '../image/picture'
import { galleryCards, type GalleryPage } from './pages'

/**
 * `<Gallery pages="five/quick-start dnalogel/PanoTagPlugin">`: the named pages with a picture and their programs, which
 * are read from the pages. The picture is the page's own that shows a program, or one made by `npm run shots -- gallery`.
 * A topic that the handbooks have in several frameworks is one card; what is behind the first one is folded.
 */
export const Gallery: Component = {
  attributes: ['pages!'],
  render(node, { attributes, context }) {
    const cards = galleryCards(node, attributes.pages ?? '', context)
    return element(
      'ul',
      { className: ['gallery'] },
      cards.map(([first, ...others]) => {
        const shown = first!.picture && picture(node, first!.picture, '', context)
        return element('li', {}, [
          ...(shown ? [shown] : []),
          pageLink(first!, first!.title),
          text(' '),
          element('span', { className: ['gallery-product'] }, [text(first!.product)]),
          programs(first!),
          ...(others.length ? [otherFrameworks(others)] : []),
        ])
      }),
    )
  },
}

const pageLink = ({ href }: GalleryPage, label: string): Element =>
  element('a', { className: ['gallery-page'], href }, [text(label)])

const programs = (page: GalleryPage): Element =>
  element(
    'ul',
    {},
    page.programs.map(({ href, name }) => element('li', {}, [element('a', { href }, [text(name)])])),
  )

const frameworkOf = ({ book, title }: GalleryPage): string => book?.framework.label ?? title

const otherFrameworks = (pages: GalleryPage[]): Element =>
  element('details', {}, [
    element('summary', {}, [text(pages.map(frameworkOf).join('、')), icon('chevron-right')]),
    element(
      'ul',
      {},
      pages.map((page) => element('li', {}, [pageLink(page, frameworkOf(page)), programs(page)])),
    ),
  ])
