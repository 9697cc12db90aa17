import type { Element, ElementContent, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { article, fill } from '../../site/strings'
import { element, isElement, text } from '../hast'

/** A stretch of prose this long gets contents of its own beside it; shorter ones are seen as a whole. */
const LONG = 5

const hasClass = (child: ElementContent, name: string): boolean =>
  child.type === 'element' && [child.properties.className].flat().includes(name)
const isEndpoint = (child: ElementContent): boolean => hasClass(child, 'endpoint')
const isSamples = (child: ElementContent): boolean => hasClass(child, 'samples')

/**
 * Lays out the article of an API in two columns: what has samples has them beside it; beside a long stretch of prose
 * stand its own contents and the endpoints that follow it.
 */
export function arrangeColumns(root: Root): void {
  const children = root.children as ElementContent[]
  if (!children.some(isEndpoint)) return
  const start = children.findIndex((child) => isElement(child, 'p')) + 1
  const arranged: ElementContent[] = children.slice(0, start)
  let prose: ElementContent[] = []
  const flush = (following: Element[]): void => {
    arranged.push(...(prose.filter(isElementNode).length < LONG ? prose : [withContents(prose, following)]))
    prose = []
  }
  children.slice(start).forEach((child, index, all) => {
    if (isSamples(child)) {
      const own = prose.splice(prose.findLastIndex((other) => isElement(other, 'h3')))
      flush([])
      arranged.push(
        element('section', { className: ['callback'] }, [element('div', { className: ['endpoint-text'] }, own), child]),
      )
    } else if (isEndpoint(child)) {
      if (prose.some(isElementNode)) flush(endpointsFrom(all.slice(index)))
      arranged.push(child)
    } else prose.push(child)
  })
  flush([])
  root.children = arranged
}

const isElementNode = (child: ElementContent): child is Element => child.type === 'element'

/** The endpoints up to the next piece of prose. */
function endpointsFrom(children: ElementContent[]): Element[] {
  const elements = children.filter(isElementNode)
  const end = elements.findIndex((child) => !isEndpoint(child))
  return end < 0 ? elements : elements.slice(0, end)
}

function withContents(prose: ElementContent[], following: Element[]): Element {
  const headings = prose.filter((child): child is Element => isElement(child, 'h2') || isElement(child, 'h3'))
  const entries = [
    ...headings.map((heading) => ({
      id: String(heading.properties.id),
      label: labelOf(heading),
      deep: heading.tagName === 'h3',
    })),
    ...following.map((endpoint) => ({ id: idOf(endpoint), label: titleOf(endpoint), deep: true })),
  ]
  return element('div', { className: ['guide'] }, [
    element('div', { className: ['prose'] }, prose),
    element('nav', { ariaLabel: fill(article.contents, { label: entries[0]?.label ?? '' }) }, [
      element(
        'ul',
        {},
        entries.map(({ id, label, deep }) =>
          element('li', deep ? { className: ['deep'] } : {}, [
            element('a', { href: `#${encodeURIComponent(id)}` }, [text(label)]),
          ]),
        ),
      ),
    ]),
  ])
}

const idOf = ({ properties }: Element): string => String([properties.ariaLabelledBy].flat()[0])

function headingIn(node: Element): Element | undefined {
  for (const child of node.children) {
    if (isElement(child, 'h3')) return child
    const inner = isElementNode(child) ? headingIn(child) : undefined
    if (inner) return inner
  }
  return undefined
}

const titleOf = (endpoint: Element): string => {
  const heading = headingIn(endpoint)
  return heading ? labelOf(heading) : ''
}

/** A heading's words without its anchor link. */
const labelOf = ({ children }: Element): string =>
  children
    .filter((child) => !hasClass(child, 'anchor'))
    .map((child) => toString(child))
    .join('')
    .trim()
