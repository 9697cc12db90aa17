import type { BlockContent, PhrasingContent, RootContent } from 'mdast'

const PHRASING = new Set<string>([
  'text',
  'strong',
  'emphasis',
  'delete',
  'inlineCode',
  'link',
  'image',
  'break',
  'footnoteReference',
])
export const isPhrasing = (node: RootContent): node is PhrasingContent => PHRASING.has(node.type)

/** Blocks stay; what stands between them in lines becomes paragraphs. */
export function toFlow(nodes: RootContent[]): BlockContent[] {
  const blocks: BlockContent[] = []
  let line: PhrasingContent[] = []
  const endLine = (): void => {
    const children = toPhrases(line)
    if (children.length) blocks.push({ type: 'paragraph', children })
    line = []
  }
  for (const node of nodes) {
    if (isPhrasing(node)) line.push(node)
    else {
      endLine()
      blocks.push(node as BlockContent)
    }
  }
  endLine()
  return blocks
}

/** White space is one space, and none stands beside a bracket of full width (a badge was there). */
const spaceless = (value: string): string => value.replace(/[\t\n\r ]+/g, ' ').replace(/ ?([（）]) ?/g, '$1')

/** One line of text: neighbouring texts are one, white space is one space, and none stands at the ends. */
export function toPhrases(nodes: RootContent[]): PhrasingContent[] {
  const line: PhrasingContent[] = []
  for (const node of nodes) {
    if (!isPhrasing(node)) continue
    const previous = line.at(-1)
    if (node.type === 'text' && previous?.type === 'text') previous.value += node.value
    else line.push(node)
  }
  line.forEach((node, index) => {
    if (node.type !== 'text') return
    node.value = spaceless(node.value)
    const [before, after] = [line[index - 1], line[index + 1]]
    if (!before || before.type === 'break') node.value = node.value.trimStart()
    if (!after || after.type === 'break') node.value = node.value.trimEnd()
  })
  return line.filter((node) => node.type !== 'text' || node.value)
}
