import type { Nodes, Root, RootContent } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { EXPLICIT_ID } from '../heading/explicit-id'
import type { Tell } from './slip'

/** Shorter paragraphs may be said again. */
const LONG = 20

/** Reports paragraphs that were pasted twice, and sections beside each other that have one name. */
export function repeatSlips({ children }: Root, tell: Tell): void {
  const paragraphs = new Map<string, number>()
  const names = new Map<string, number>()
  const codes = new Map<string, number>()
  let sub = new Map<string, number>()
  const once = (seen: Map<string, number>, key: string, node: RootContent, say: (line: number) => void): void => {
    const before = seen.get(key)
    if (before) say(before)
    else seen.set(key, node.position?.start.line ?? 1)
  }
  for (const node of children) {
    if (node.type === 'paragraph' && isText(node)) {
      const words = toString(node)
      if (words.length >= LONG)
        once(paragraphs, words, node, (line) => tell(node, `这一段与第 ${line} 行的相同`, '删掉一段'))
    }
    if (node.type === 'code' && node.lang !== 'run' && node.value.split('\n').length > 2)
      once(codes, `${node.lang} ${node.meta} ${node.value}`, node, (line) =>
        tell(node, `这段代码与第 ${line} 行的相同`, '删掉一段，或用一句话指回去'),
      )
    if (node.type !== 'heading') continue
    const name = toString(node).replace(EXPLICIT_ID, '').trim()
    if (node.depth === 2) sub = new Map()
    if (node.depth > 3) continue
    once(node.depth === 2 ? names : sub, name, node, (line) =>
      tell(node, `第 ${line} 行也有一节叫“${name}”`, '给其中一节换一个标题：目录和搜索结果里分不出来'),
    )
  }
}

const isText = (node: Nodes): boolean =>
  !('children' in node) || !node.children.some(({ type }) => type.startsWith('mdx'))
