import type { Element, ElementContent } from 'hast'
import { eachElement, element, isElement, text, withBreaks } from '../hast'
import { readAttributes } from '../component/attributes'
import { onlyChildren } from '../component/children'
import type { Component, ComponentTools, JsxNode } from '../construct'
import { inlineSvg } from '../drawing/svg'
import { resolveLink } from '../link/resolve'

/**
 * `<Cards>` of `<Card title href file name badges>`: a picture index. Every card is one link with a small drawing, a
 * title, a name in code, a line of text and a few short marks; in Markdown and to the search it is an item of a list.
 */
export const Cards: Component = {
  attributes: [],
  render(node, tools) {
    const cards = onlyChildren(node, 'Card', tools)
    return element(
      'ul',
      { className: ['cards'] },
      cards.map((card) => cardElement(card, tools)),
    )
  },
}

/** The link covers the whole card (style.css), so the card has no other. */
function cardElement(card: JsxNode, tools: ComponentTools): Element {
  const { context } = tools
  const names = ['title!', 'href!', 'file!', 'name', 'badges']
  const { title = '', href = '', file = '', name, badges } = readAttributes(card, names, context)
  const description = cardText(card, tools)
  return element('li', {}, [
    ...drawing(file, card, tools),
    // A span and no paragraph: the list stays tight in Markdown
    element('span', {}, [
      element('a', { className: ['card'], ...(href && { href: resolveLink(href, card, context) }) }, [text(title)]),
      ...(name ? [text(' '), element('code', {}, breakable(name))] : []),
      // Read aloud, searched and copied as Markdown, a card is one sentence: “雷达图 X：全景旁的小户型图”
      ...(description.length
        ? [element('span', { className: ['sr'] }, [text('：')]), element('span', {}, description)]
        : []),
      ...marks(badges),
    ]),
  ])
}

/** @returns the marks of a card, written `示例可试, 全景`. */
const badgesOf = (badges: string | undefined): string[] =>
  (badges ?? '')
    .split(',')
    .map((badge) => badge.trim())
    .filter(Boolean)

/** The marks below the text; read aloud and searched they end the card's sentence in brackets: “（示例可试、全景）”. */
function marks(badges: string | undefined): Element[] {
  const labels = badgesOf(badges)
  if (!labels.length) return []
  const sr = (words: string): Element => element('span', { className: ['sr'] }, [text(words)])
  const shown = labels.flatMap((label, index) => [...(index ? [sr('、')] : []), element('b', {}, [text(label)])])
  return [element('span', { className: ['marks'] }, [sr('（'), ...shown, sr('）')])]
}

/** A long name breaks at a hump: `ModelEntryDoorGuide|Plugin`. */
const breakable = (name: string): ElementContent[] => withBreaks(name.split(/(?<=[a-z])(?=[A-Z])/))

/** The drawing repeats what the title and the text say, so it has no name of its own. */
function drawing(file: string, card: JsxNode, { context }: ComponentTools): Element[] {
  const svg = file ? inlineSvg(file, '', card, context) : undefined
  if (!svg) return []
  const { role: _role, ariaLabel: _ariaLabel, className: _className, ...properties } = svg.properties
  return [{ ...svg, properties: { ...properties, ariaHidden: 'true' } }]
}

/** Words of a card: the content of one paragraph. */
function cardText(card: JsxNode, { state, context }: ComponentTools): ElementContent[] {
  const content = state.all(card) as ElementContent[]
  const words = content.flatMap((child) => (isElement(child, 'p') ? child.children : [child]))
  const paragraphs = content.filter((child) => isElement(child, 'p')).length
  let rich = paragraphs > 1
  eachElement({ type: 'root', children: words }, ({ tagName }) => {
    if (!['code', 'strong', 'em', 'sub', 'sup'].includes(tagName)) rich = true
  })
  if (rich)
    context.problem('card-content', card, '<Card> 里只能写一段文字，没有链接', '整张卡片就是一个链接；别的写在卡片下面')
  return words.filter((child) => child.type !== 'text' || child.value.trim())
}
