import type { Nodes, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { attributesOf } from '../component/attributes'
import type { JsxNode } from '../construct'
import type { Tell } from './slip'

const named = (node: Nodes, name: string): node is Extract<Nodes, { name: string | null }> & JsxNode =>
  'name' in node && node.name === name

/** All nodes below one, itself included, in their order. */
const below = (node: Nodes): Nodes[] => [node, ...('children' in node ? node.children.flatMap(below) : [])]

/** Calls back for each thing whose key was there before, with the line of the first. */
function again<T extends Nodes>(nodes: T[], key: (node: T) => string, say: (node: T, line: number) => void): void {
  const seen = new Map<string, number>()
  for (const node of nodes) {
    const own = key(node)
    const before = seen.get(own)
    if (own && before) say(node, before)
    else if (own) seen.set(own, node.position?.start.line ?? 1)
  }
}

/** Reports what was copied from its neighbour and still has a part of it: an address, a description, an id. */
export function copySlips(tree: Root, tell: Tell): void {
  const nodes = below(tree)
  for (const node of nodes) if (node.type === 'paragraph') sameTargets(node, tell)
  for (const node of nodes) if (named(node, 'Tabs')) unequalCommands(node, tell)
  for (const node of nodes)
    if (named(node, 'Cards'))
      again(
        node.children.filter((child) => named(child as Nodes, 'Card')) as JsxNode[],
        (card) => attributesOf(card).href ?? '',
        (card, line) => tell(card, `这张卡片与第 ${line} 行的通到同一页`, '改成自己的 href，或删掉一张'),
      )
  const figures = nodes.filter((node) => named(node, 'Figure') || node.type === 'image')
  again(
    figures,
    (node) => (node.type === 'image' ? node.alt : attributesOf(node as JsxNode).alt) ?? '',
    (node, line) => tell(node, `alt 与第 ${line} 行那张图的相同`, '写这张图里有什么'),
  )
  const tables = nodes.filter((node): node is JsxNode & Nodes => named(node, 'ApiTable'))
  const types = new Map<string, string>()
  for (const node of tables) {
    const { id, of } = attributesOf(node)
    if (!id || !of) continue
    const first = types.get(id)
    if (first === undefined) types.set(id, of)
    // Several tables may write one type
    else if (first !== of)
      tell(node, `id="${id}" 已经是本页另一张表（${first}）的`, '给这张表写自己的 id：行的锚点靠它分开')
  }
}

/** Links beside each other that say different things and lead to the same place. */
function sameTargets(paragraph: Nodes, tell: Tell): void {
  const links = below(paragraph).flatMap((node) => (node.type === 'link' ? [node] : []))
  for (const [index, link] of links.entries()) {
    const other = links.slice(0, index).find(({ url }) => url === link.url)
    if (other && toString(other) !== toString(link))
      tell(
        link,
        `“${toString(other)}”和“${toString(link)}”通到同一个地址`,
        '核对两处的地址；说的是同一处，就只链接一次',
      )
  }
}

const PACKAGE = /(?<=\s)(?:@[\w-]+\/)?[a-z][\w.-]*(?:@[\w.^~-]+)?(?=\s|$)/g
const COMMAND = /^\s*(?:npm (?:i|install|uninstall)|(?:pnpm|yarn|bun) (?:add|remove))\s(.*)$/

/** Tabs of package managers that do not install the same. */
function unequalCommands(tabs: JsxNode, tell: Tell): void {
  const lists = (tabs.children as Nodes[])
    .filter((child) => named(child, 'Tab'))
    .map((tab) => {
      const lines = below(tab).flatMap((node) => (node.type === 'code' ? node.value.split('\n') : []))
      const packages = lines.flatMap((line) => ` ${COMMAND.exec(line)?.[1] ?? ''}`.match(PACKAGE) ?? [])
      return { tab, label: attributesOf(tab as JsxNode).label ?? '', packages }
    })
    .filter(({ packages }) => packages.length)
  const all = new Set(lists.flatMap(({ packages }) => packages))
  for (const { tab, label, packages } of lists) {
    const lacks = [...all].filter((name) => !packages.includes(name))
    if (lacks.length && lists.length > 1)
      tell(tab, `“${label}”这一项的命令里没有 ${lacks.join('、')}，别的项里有`, '几项装同样的包、同样的版本')
  }
}
