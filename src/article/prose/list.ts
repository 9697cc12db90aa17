import type { List, ListItem, Nodes, RootContent } from 'mdast'
import type { MarkdownTools } from '../construct'
import { isPhrasing, toFlow } from '../markdown/lines'

interface Item {
  content: RootContent[]
  checked?: boolean | null
}

/** @returns a list of items as tight as what they hold. @param numbers of an ordered list: where they start. */
export function listOf(items: Item[], numbers?: { start: number }): List {
  const children = items.map(({ content, checked }): ListItem => ({
    type: 'listItem',
    spread: isSpread(content),
    ...(typeof checked === 'boolean' && { checked }),
    children: toFlow(content),
  }))
  return {
    type: 'list',
    ordered: Boolean(numbers),
    ...numbers,
    spread: children.some(({ spread }) => spread),
    children,
  }
}

/** A tight item is a line, then at most one list that is tight itself, or code. */
function isSpread(content: RootContent[]): boolean {
  const blocks = content.filter((node) => !isPhrasing(node))
  const [only] = blocks
  return blocks.length > 1 || !(only === undefined || only.type === 'code' || (only.type === 'list' && !only.spread))
}

/** A list, as loose as it was written. */
export function listMarkdown(node: List, { convert }: MarkdownTools): RootContent[] {
  const loose = isLoose(node)
  // The lines of a tight item are no paragraphs
  const lines = (child: Nodes): readonly Nodes[] => (child.type === 'paragraph' && !loose ? child.children : [child])
  const items = node.children.map(({ children, checked }) => ({
    content: children.flatMap((child) => convert(lines(child))),
    ...(typeof checked === 'boolean' && { checked }),
  }))
  return [listOf(items, node.ordered ? { start: node.start ?? 1 } : undefined)]
}

const isLoose = ({ spread, children }: List): boolean =>
  Boolean(spread) || children.some((item) => item.spread ?? item.children.length > 1)
