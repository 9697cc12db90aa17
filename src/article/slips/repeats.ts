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

/** Reports buttons that a program clicks on, and that no code of the page makes: the packages' own are named by CSS. */
export function clickSlips({ children }: Root, tell: Tell): void {
  const codes: Extract<Nodes, { type: 'code' }>[] = []
  const visit = (node: Nodes): void => {
    if (node.type === 'code') codes.push(node)
    if ('children' in node) node.children.forEach(visit)
  }
  children.forEach(visit)
  for (const run of codes.filter(({ lang }) => lang === 'run'))
    for (const [index, line] of run.value.split('\n').entries()) {
      const words = /^\s*- click: *(['"]?)(.+?)\1\s*$/.exec(line)?.[2]?.trim()
      if (
        !words ||
        words.includes('css=') ||
        codes.some(({ value, meta }) => ` ${meta}`.includes(' file=') || value.replace(line, '').includes(words))
      )
        continue
      tell(
        (run.position?.start.line ?? 0) + 1 + index,
        `本页的代码里没有“${words}”这个按钮`,
        '写代码里按钮的文字，或用 css=选择器',
      )
    }
}
