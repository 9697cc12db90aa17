import type { Nodes, Root } from 'mdast'
import { attributesOf } from '../component/attributes'
import type { JsxNode } from '../construct'
import type { Tell } from './slip'
import { UNFINISHED } from './unfinished'

/** Reports pictures of a page that have the same number. */
export function figureNumbers(tree: Root, tell: Tell): void {
  const seen = new Map<string, number>()
  const visit = (node: Nodes): void => {
    if (node.type === 'mdxJsxFlowElement' && node.name === 'Figure') {
      const caption = attributesOf(node as JsxNode).caption ?? ''
      if (/[。．.；;，,]$/.test(caption)) tell(node, `图注以“${caption.at(-1)}”结尾`, '去掉结尾的标点')
      const number = /^图\s*(\d+)/.exec(caption)?.[1]
      const before = number && seen.get(number)
      if (before) tell(node, `图 ${number} 在第 ${before} 行已经有了`, '换成本页里接下去的号', UNFINISHED)
      else if (number) seen.set(number, node.position?.start.line ?? 1)
    }
    if ('children' in node) node.children.forEach(visit)
  }
  visit(tree)
}
