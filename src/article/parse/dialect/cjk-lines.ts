import type { Nodes, Parent, Text } from 'mdast'

/** Han, kana, full-width punctuation: between two of these a line break of the source must not leave a space. */
const CJK = /[\u2e80-\u303f\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff\uff00-\uffef“”‘’…—]/u

/** Inline leaves of a node in reading order; `code` and breaks count as non-CJK neighbours. */
function leaves(node: Nodes, out: Nodes[] = []): Nodes[] {
  if ('children' in node) for (const child of (node as Parent).children) leaves(child, out)
  else out.push(node)
  return out
}

const textOf = (node: Nodes | undefined): string =>
  node && (node.type === 'text' || node.type === 'inlineCode') ? node.value : ''

/** Removes soft line breaks between two CJK characters, also across emphasis and links. */
export function joinCjkLines(node: Nodes): void {
  if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') joinWithin(node)
  else if ('children' in node) for (const child of (node as Parent).children) joinCjkLines(child)
}

function joinWithin(block: Nodes): void {
  const parts = leaves(block)
  parts.forEach((part, index) => {
    if (part.type !== 'text') return
    const before = textOf(parts[index - 1]).slice(-1)
    const after = textOf(parts[index + 1]).charAt(0)
    part.value = joinText(part, before, after)
  })
}

function joinText(node: Text, before: string, after: string): string {
  return node.value.replace(/[ \t]*\n[ \t]*/g, (gap, offset: number, whole: string) => {
    const left = whole.charAt(offset - 1) || before
    const right = whole.charAt(offset + gap.length) || after
    return CJK.test(left) && CJK.test(right) ? '' : '\n'
  })
}
