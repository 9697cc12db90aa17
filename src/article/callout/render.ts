import type { ElementContent } from 'hast'
import type { Nodes, Paragraph } from 'mdast'
import { own } from '../../site/own'
import { article } from '../../site/strings/interface'
import type { RenderTools } from '../construct'
import { element, icon, text } from '../hast'

/** A `:::` block. */
export type ContainerDirective = Extract<Nodes, { type: 'containerDirective' }>

type Kind = keyof typeof article.admonitions

const ICONS: Record<Kind, string> = {
  note: 'notebook-pen',
  tip: 'lightbulb',
  info: 'info',
  important: 'circle-alert',
  caution: 'triangle-alert',
  warning: 'triangle-alert',
  danger: 'octagon-alert',
}

/**
 * @returns what a callout is titled with, in lines or as the name of its kind, and what it holds; `undefined` for an
 *   unknown kind.
 */
function calloutParts(
  node: ContainerDirective,
): { kind: Kind; title: Paragraph | string; content: ContainerDirective['children'] } | undefined {
  if (!own(ICONS, node.name)) return undefined
  const kind = node.name as Kind
  const [first, ...rest] = node.children
  const hasLabel =
    first?.type === 'paragraph' && Boolean((first.data as { directiveLabel?: boolean } | undefined)?.directiveLabel)
  return hasLabel
    ? { kind, title: first, content: rest }
    : { kind, title: article.admonitions[kind], content: node.children }
}

function remedyOf(name: string): string {
  if (own(ICONS, name.toLowerCase())) return `写成小写的 :::${name.toLowerCase()}`
  return `可用的有：${Object.keys(ICONS).join(' ')}；标题写在方括号里：:::note[标题]`
}

/** `:::tip[title]`; an unknown kind is a problem. */
export function renderCallout(node: ContainerDirective, { state, context }: RenderTools): ElementContent | undefined {
  const parts = calloutParts(node)
  if (!parts) {
    context.problem('unknown-callout', node, `没有“:::${node.name}”这种提示块`, remedyOf(node.name))
    return undefined
  }
  const { kind, title, content } = parts
  const id = `callout-${context.count('callout')}`
  const plain = typeof title === 'string'
  const words = plain ? [text(title)] : state.all(title)
  // Beside a title of its own, the kind is the icon's name: the eye has its shape and colour
  const sign = icon(ICONS[kind])
  if (!plain) sign.properties = { className: ['icon'], role: 'img', ariaLabel: article.admonitions[kind] }
  const body = state.all({ ...node, children: content })
  return element('div', { className: ['callout', kind], role: 'note', ariaLabelledBy: [id] }, [
    element('p', { className: ['callout-title'], id }, [sign, ...words]),
    ...(state.wrap(body, true) as ElementContent[]),
  ])
}
