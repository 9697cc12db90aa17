import type { Nodes, Parents, PhrasingContent, Root } from 'mdast'

/** Marks that read the same outside of the emphasis: they are moved. Closing quotes and brackets stay with their pair. */
const MOVABLE_END = /[：。，；！？、…:,.;!?]+$/
const PUNCTUATION_END = /[\p{P}\p{S}]$/u
const PUNCTUATION_START = /^[\p{P}\p{S}]/u
const WORD_START = /^[^\s\p{P}\p{S}]/u
const WORD_END = /[^\s\p{P}\p{S}]$/u

type Emphasis = Extract<PhrasingContent, { type: 'strong' | 'emphasis' | 'delete' }>

const isEmphasis = (node: Nodes | undefined): node is Emphasis =>
  node?.type === 'strong' || node?.type === 'emphasis' || node?.type === 'delete'

/**
 * Makes emphasis readable for every Markdown reader. `**检查：**文件` is no emphasis in CommonMark (a closing mark
 * between punctuation and a letter does not close), so the serializer would write `**检查：**&#x6587;件`. Here the colon
 * moves out, `**检查**：文件`, which says the same; where nothing can move, a space parts the two.
 * @param tree changed in place.
 */
export function freeEmphasis(tree: Root): void {
  const visit = (parent: Parents): void => {
    parent.children.forEach((child, index) => {
      if ('children' in child) visit(child)
      if (!isEmphasis(child)) return
      endOf(child, parent.children[index + 1])
      startOf(child, parent.children[index - 1])
    })
  }
  visit(tree)
}

function endOf(node: Emphasis, next: Nodes | undefined): void {
  if (next?.type !== 'text' || !WORD_START.test(next.value)) return
  const last = node.children.at(-1)
  if (last?.type === 'text') {
    const marks = MOVABLE_END.exec(last.value)?.[0] ?? ''
    if (marks && marks.length < last.value.length) {
      last.value = last.value.slice(0, -marks.length)
      next.value = marks + next.value
    } else if (PUNCTUATION_END.test(last.value)) next.value = ` ${next.value}`
  } else if (last) next.value = ` ${next.value}`
}

function startOf(node: Emphasis, previous: Nodes | undefined): void {
  if (previous?.type !== 'text' || !WORD_END.test(previous.value)) return
  const first = node.children[0]
  if (first && (first.type !== 'text' || PUNCTUATION_START.test(first.value))) previous.value += ' '
}
