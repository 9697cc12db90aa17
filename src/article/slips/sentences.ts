import type { Nodes } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { Tell } from './slip'
import { UNFINISHED } from './unfinished'

/** Reports paragraphs that were cut off in front or behind, and those that announce what does not come. */
export function brokenSentences(siblings: readonly Nodes[], tell: Tell): void {
  for (const [index, node] of siblings.entries()) {
    if (node.type !== 'paragraph') continue
    const words = toString(node).trim()
    const next = siblings[index + 1]
    const last = (node.position?.end.line ?? 0) as number
    // A component has no text of its own here, and may be what the sign stands at
    if (node.children.at(-1)?.type !== 'text' || node.children[0]?.type !== 'text') continue
    if (/[，、；]$/.test(words))
      tell(last, `这一段以“${words.at(-1)}”结尾，没有说完`, '把话补完，或改成句号', UNFINISHED)
    if (/^[，。、；：！？）”》]/.test(words))
      tell(node, `这一段以“${words[0]}”开头，前面少了字`, '补上前面的话，或删掉这个标点', UNFINISHED)
    if (/[：:]$/.test(words) && next?.type === 'heading')
      tell(last, '冒号后面没有内容，接着就是下一节', '补上要说的，或改成句号', UNFINISHED)
    // A paragraph that begins with words goes on with something else; one that begins with code or bold may be what was meant
    if (/[：:]$/.test(words) && next?.type === 'paragraph' && next.children[0]?.type === 'text')
      tell(last, '冒号后面没有代码、列表或表格，接着是另一段', '补上要说的，或改成句号', UNFINISHED)
  }
}
