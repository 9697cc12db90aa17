import type { ElementContent } from 'hast'
import type { Nodes } from 'mdast'
import type { State } from 'mdast-util-to-hast'
import { article } from '../site/strings'
import type { CompileContext } from './compilation'
import { element, icon, text } from './hast'

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

/** Renders a callout; an unknown kind is a problem. */
export function renderCallout(
  node: ContainerDirective,
  state: State,
  context: CompileContext,
): ElementContent | undefined {
  if (!(node.name in ICONS)) {
    context.problem(
      'unknown-callout',
      node,
      `没有“:::${node.name}”这种提示块`,
      `可用的有：${Object.keys(ICONS).join(' ')}`,
    )
    return undefined
  }
  const kind = node.name as Kind
  const [first, ...rest] = node.children
  const hasLabel =
    first?.type === 'paragraph' && Boolean((first.data as { directiveLabel?: boolean } | undefined)?.directiveLabel)
  const title = hasLabel ? state.all(first) : [text(article.admonitions[kind])]
  const id = `callout-${context.count('callout')}`
  const body = state.all({ ...node, children: hasLabel ? rest : node.children })
  return element('div', { className: ['callout', kind], role: 'note', ariaLabelledBy: [id] }, [
    element('p', { className: ['callout-title'], id }, [icon(ICONS[kind]), ...title]),
    ...(state.wrap(body, true) as ElementContent[]),
  ])
}
