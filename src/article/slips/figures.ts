import type { Nodes, Root } from 'mdast'
import { attributesOf } from '../component/attributes'
import type { JsxNode } from '../construct'
import type { Tell } from './slip'
import { UNFINISHED } from './unfinished'

/** Where a text sends its reader to a picture by its number. */
const MENTION = /(?:见|如|看|参考|参照|[（，。、；上下]|^)\s*图\s?(\d+)(?!\d|[.-]\d)/g

/** Components that stand for what is made of data. */
const DATA = ['Endpoints', 'EndpointIndex', 'Reference']

/** Reports pictures of a page whose numbers do not count up, and numbers in its text that no picture has. */
export function figureNumbers(tree: Root, tell: Tell): void {
  const seen = new Map<string, number>()
  const mentions: [number: string, node: Nodes][] = []
  let highest = 0
  let hasData = false
  let mayHaveMore = false
  const caption = (node: JsxNode): void => {
    const words = attributesOf(node).caption ?? ''
    if (/[。．.；;，,]$/.test(words)) tell(node, `图注以“${words.at(-1)}”结尾`, '去掉结尾的标点')
    const [start, number] = /^图\s*(\d+)/.exec(words) ?? []
    if (!number) return
    const before = seen.get(number)
    // What is made of data may hold pictures too
    const next = hasData ? Number(number) : highest + 1
    if (before) tell(node, `图 ${number} 在第 ${before} 行已经有了`, '换成本页里接下去的号', UNFINISHED)
    else if (Number(number) !== next)
      tell(node, `图 ${number} 前面没有图 ${next}`, `写成“图 ${next}”，后面的图依次往下`, UNFINISHED)
    if (!new RegExp(`^${start}[\\s\\u3000]`).test(words) || !words.startsWith('图 '))
      tell(
        node,
        `图注的开头“${words.slice(0, start!.length + 1)}”与别处不一样`,
        `写成“图 ${number}　文字”：图后空一格，号后一个全角空格`,
      )
    // The pictures after a wrong number are right
    highest = next
    hasData = false
    if (Number(number) === next) seen.set(number, node.position?.start.line ?? 1)
  }
  const files = new Map<string, number>()
  const shown = (file: string, node: Nodes): void => {
    const before = files.get(file)
    if (before) tell(node, `${file} 在第 ${before} 行已经放过了`, '删掉一张，或换一张图：同一页里同一张图只放一次')
    else if (file) files.set(file, node.position?.start.line ?? 1)
  }
  const visit = (node: Nodes): void => {
    if (node.type === 'mdxJsxFlowElement' && node.name === 'Figure')
      shown(attributesOf(node as JsxNode).file ?? '', node)
    if (node.type === 'image') shown(node.url, node)
    if (node.type === 'mdxJsxFlowElement' && node.name === 'Figure') caption(node as JsxNode)
    if (node.type === 'mdxJsxFlowElement' && DATA.includes(node.name ?? '')) hasData = mayHaveMore = true
    if (node.type === 'text') for (const [, number = ''] of node.value.matchAll(MENTION)) mentions.push([number, node])
    if ('children' in node) node.children.forEach(visit)
  }
  visit(tree)
  for (const [number, node] of mentions)
    if (!seen.has(number) && !mayHaveMore)
      tell(
        node,
        `本页没有图 ${number}`,
        seen.size
          ? `有的是：${[...seen.keys()].map((one) => `图 ${one}`).join('、')}`
          : '给那张图写 caption="图 1　…"，或换一种说法',
        UNFINISHED,
      )
}
