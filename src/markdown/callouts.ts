import type { ElementContent } from 'hast'
import type { ContainerDirective } from 'mdast-util-directive'
import { directiveFromMarkdown } from 'mdast-util-directive'
import type { State } from 'mdast-util-to-hast'
import { directive } from 'micromark-extension-directive'
import type { Processor } from 'unified'
import { article } from '../site/strings'
import type { CompileContext } from './context'
import { element, icon, text } from './hast'

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

/** Adds `:::kind[title]` blocks only: the one-colon forms of directives would eat text such as `类型:string`. */
export function calloutSyntax(this: Processor): void {
  const data = this.data() as { micromarkExtensions?: unknown[]; fromMarkdownExtensions?: unknown[] }
  const { flow } = directive()
  const container = [flow?.[58]].flat()[0]
  ;(data.micromarkExtensions ??= []).push({ flow: { 58: [container] } })
  ;(data.fromMarkdownExtensions ??= []).push(directiveFromMarkdown())
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
