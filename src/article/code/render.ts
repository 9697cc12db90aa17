import type { Element, ElementContent } from 'hast'
import { toHtml } from 'hast-util-to-html'
import type { Code } from 'mdast'
import { article, fill } from '../../site/strings/interface'
import { hasMarkedLines, markLines, withoutSigns } from '../code-lines/render'
import type { RenderTools } from '../construct'
import { control, element, findElement, icon, isElement, text, withFacts } from '../hast'
import { highlightLines } from '../highlight/highlight'
import { linkNames, type PageNames } from './name-links'
import { codeBlock, type CodeBlock } from './code-block'

/**
 * A code block: title bar, copy and wrap buttons, `<pre>`. The code itself is highlighted later by
 * {@link highlightCode}, outside the tree, because a tree of coloured spans is what makes pipelines slow.
 */
export function renderCode(node: Code, { context }: RenderTools): Element {
  const block = codeBlock(node, context)
  const { fence, code } = block
  if (hasMarkedLines(block)) context.used.add('code-lines')
  const head = fence.title
    ? element('div', { className: ['code-head'] }, [
        element('span', { className: ['code-title'] }, [text(fence.title)]),
        // Before the language, which stays where it is when the button comes
        wrapButton(fence.wrap),
        element('span', { className: ['lang'] }, [text(fence.language)]),
        copyButton(true),
      ])
    : copyButton(false)
  const label = fill(article.codeAria, { name: fence.title ?? fence.language })
  const pre = element('pre', { tabIndex: 0, role: 'group', ariaLabel: label }, [element('code', {}, [text(code)])])
  const className = ['code', ...(fence.diff ? ['diff'] : []), ...(fence.wrap ? ['wrap'] : [])]
  // No div: a reader mode drops those a fifth of whose text is links, and names in code are
  return withFacts(element('section', { className }, [head, pre]), { code: block })
}

const copyButton = (withLabel: boolean): Element =>
  control(
    element('button', { type: 'button', className: ['copy'], ...(withLabel ? {} : { ariaLabel: article.copyAria }) }, [
      icon('copy'),
      element('span', {}, [text(article.copy)]),
    ]),
  )

const wrapButton = (pressed: boolean): Element =>
  control(
    element(
      'button',
      {
        type: 'button',
        className: ['wrap', 'icon-btn'],
        ariaPressed: pressed ? 'true' : 'false',
        ariaLabel: article.wrap,
        hidden: true,
      },
      [icon('text-wrap')],
    ),
  )

/** Colours a rendered block in place, and makes the names in it lead to their entries. */
export async function highlightCode(box: Element, block: CodeBlock, names: PageNames): Promise<void> {
  const { language } = block.fence
  const lines = await highlightLines(withoutSigns(block), language)
  const value = linkNames(hasMarkedLines(block) ? markLines(lines, block) : lines.join('\n'), language, names)
  // What hast-util-to-html writes as it is
  findElement(box, 'code')!.children = [{ type: 'raw', value }]
}

/** Makes the names in a type, code in the text, lead to their entries. */
export function linkType(node: ElementContent, names: PageNames): void {
  if (!isElement(node, 'code')) return
  const html = toHtml(node.children, { characterReferences: { useNamedReferences: true } })
  const linked = linkNames(html, 'ts', names)
  if (linked !== html) node.children = [{ type: 'raw', value: linked }]
}
