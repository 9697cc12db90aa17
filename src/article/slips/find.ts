import type { Nodes, Root } from 'mdast'
import type { JsxNode } from '../construct'
import type { CompileContext } from '../compilation'
import { codeSlips } from './code'
import { copySlips } from './copies'
import { countedLists } from './counts'
import { calloutSlips, componentSlips, filterSlips } from './containers'
import { inlineCodeSlips } from './inline-code'
import { headingSlips, sectionSlips } from './headings'
import { listSlips, numberedParagraphs, tornLists } from './lists'
import { markedLines } from './marks'
import { misplacedBlocks, quotedCallout } from './places'
import { clickSlips, repeatSlips } from './repeats'
import { linkSlips, twinLinks } from './links'
import { brokenSentences } from './sentences'
import { tableSlips, tornTable } from './tables'
import { definitionSlips } from './definitions'
import type { Slip, Tell } from './slip'
import { figureNumbers } from './figures'
import { paragraphSlips, textSlips } from './texts'

/**
 * Reports what parsed without an error and is not what its author meant: signs that Markdown took for text, blocks that
 * swallow the rest of the page, rows that lost a cell, sections without anything in them.
 * @param source what the tree was parsed from; its positions count in it.
 */
export function reportSlips(tree: Root, source: string, context: CompileContext): void {
  const told = new Set<string>()
  const tell: Tell = (at, message, remedy, rule = 'slip') => {
    const line = typeof at === 'number' ? at : at.position?.start.line
    const key = `${line} ${message}`
    if (told.has(key)) return
    told.add(key)
    context.problem(rule, line, message, remedy)
  }
  const visit = (node: Nodes): void => {
    const { start, end } = node.position ?? {}
    if (start && end) look({ node, written: source.slice(start.offset, end.offset), tell })
    if ('children' in node) {
      const torn = tornTable(node.children, tell)
      twinLinks(node.children, tell)
      brokenSentences(node.children, tell)
      tornLists(node.children, tell)
      numberedParagraphs(node.children, tell)
      countedLists(node.children, tell)
      markedLines(node.children, tell)
      misplacedBlocks(node, node.children, tell)
      for (const child of node.children) if (!torn.has(child)) visit(child)
    }
  }
  visit(tree)
  headingSlips(tree, tell)
  definitionSlips(tree, tell)
  sectionSlips(tree, tell)
  filterSlips(tree, tell)
  figureNumbers(tree, tell)
  repeatSlips(tree, tell)
  clickSlips(tree, tell)
  copySlips(tree, tell)
}

function look({ node, ...rest }: Slip): void {
  if (node.type === 'text') textSlips({ node, ...rest })
  else if (node.type === 'paragraph') paragraphSlips({ node, ...rest })
  else if (node.type === 'inlineCode') inlineCodeSlips({ node, ...rest })
  else if (node.type === 'link') linkSlips({ node, ...rest })
  else if (node.type === 'list') listSlips({ node, ...rest })
  else if (node.type === 'blockquote') quotedCallout(node, rest.tell)
  else if (node.type === 'code') codeSlips({ node, ...rest })
  else if (node.type === 'table') tableSlips({ node, ...rest })
  else if (node.type === 'containerDirective') calloutSlips({ node, ...rest })
  else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
    componentSlips({ node: node as JsxNode, ...rest })
}
