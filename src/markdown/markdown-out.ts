import type { Element, Nodes, Root } from 'hast'
import type { Root as MdastRoot } from 'mdast'
import { toString } from 'hast-util-to-string'
import rehypeRemark from 'rehype-remark'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { site } from '../site/config'
import { pendingCode } from './code'
import { element, hasClass, isElement, text } from './hast'
import { freeEmphasis } from './markdown-emphasis'

const processor = unified()
  .use(rehypeRemark, { handlers: { svg: () => undefined } } as never)
  .use(() => (tree) => freeEmphasis(tree as MdastRoot))
  // Cells are not padded: readers of this text pay for every space
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', fences: true, rule: '-', emphasis: '_' })
  .freeze()

/**
 * Renders an article's final tree as clean Markdown for people who copy a page and for machine readers: no markup of
 * ours, links absolute, code fences with language and file name.
 * @param address absolute address of the page: links to its own sections lead there, since Markdown has no anchors.
 */
export async function toMarkdown(root: Root, address: string): Promise<string> {
  const absolute = (href: string): string =>
    href.startsWith('/') ? site.origin + href : href.startsWith('#') ? address + href : href
  const copy = { ...root, children: root.children.flatMap((child) => simplify(child as Nodes, absolute)) } as Root
  const tree = await processor.run(copy)
  return processor.stringify(tree).trim()
}

/** Rebuilds a node without controls; a component becomes the plain Markdown construct that says the same. */
function simplify(node: Nodes, absolute: (href: string) => string): Nodes[] {
  if (node.type !== 'element') return [node]
  const code = pendingCode(node)
  if (code) return [codeNode(code.code, code.fence.language, code.fence.title)]
  if (node.tagName === 'button')
    return node.children.filter((child) => isElement(child, 'img')).flatMap((child) => simplify(child, absolute))
  if (hasClass(node, 'anchor') || hasClass(node, 'tablist') || hasClass(node, 'opt') || node.tagName === 'wbr')
    return []
  if (hasClass(node, 'req')) return [text('（必填）')]
  if (node.tagName === 'svg')
    return node.properties.role === 'img'
      ? [element('p', {}, [text(`（图：${String(node.properties.ariaLabel)}）`)])]
      : []
  const children = node.children.flatMap((child) => simplify(child, absolute)) as Element['children']
  if (hasClass(node, 'callout')) return [element('blockquote', {}, children)]
  if (hasClass(node, 'callout-title') || hasClass(node, 'panel-label'))
    return [element('p', {}, [element('strong', {}, children)])]
  if (node.tagName === 'summary') return [element('p', {}, [element('strong', {}, [text(toString(node))])])]
  if (node.tagName === 'a') return [{ ...node, properties: { href: absolute(String(node.properties.href)) }, children }]
  if (node.tagName === 'img')
    return [{ ...node, properties: { src: absolute(String(node.properties.src)), alt: node.properties.alt } }]
  return [{ ...node, children }]
}

function codeNode(code: string, language: string, title: string | undefined): Element {
  const pre = element('pre', {}, [element('code', { className: [`language-${language}`] }, [text(`${code}\n`)])])
  return title ? element('div', {}, [element('p', {}, [element('code', {}, [text(title)])]), pre]) : pre
}
