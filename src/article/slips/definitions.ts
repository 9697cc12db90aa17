import type { Nodes, Root } from 'mdast'
import type { Tell } from './slip'

const kindOf = (node: Nodes): 'link' | 'note' | undefined =>
  node.type === 'definition' || node.type === 'linkReference' || node.type === 'imageReference'
    ? 'link'
    : node.type === 'footnoteDefinition' || node.type === 'footnoteReference'
      ? 'note'
      : undefined

/** Reports named addresses and footnotes that nothing names, or that are there twice: the second is lost. */
export function definitionSlips(tree: Root, tell: Tell): void {
  const used = new Set<string>()
  const defined = new Map<string, Nodes>()
  const twice: [string, Nodes][] = []
  const visit = (node: Nodes): void => {
    const kind = kindOf(node)
    if (kind && 'identifier' in node) {
      const key = `${kind} ${node.identifier.toUpperCase()}`
      if (!node.type.endsWith('efinition')) used.add(key)
      else if (defined.has(key)) twice.push([node.identifier, node])
      else defined.set(key, node)
    }
    if ('children' in node) node.children.forEach(visit)
  }
  visit(tree)
  for (const [key, node] of defined) {
    if (node.type === 'footnoteDefinition' && !node.children.length)
      tell(node, `脚注 [^${node.identifier}] 没有内容`, '在冒号后面写上内容；第二段起缩进四格')
    if (used.has(key) || !('identifier' in node)) continue
    if (node.type === 'definition' && /^\/\/|^(?:comment|注释)$/i.test(node.identifier))
      tell(node, `不支持 [${node.identifier}]: # 这种注释`, '写成 {/* … */}')
    else if (node.type === 'footnoteDefinition')
      tell(node, `脚注 [^${node.identifier}] 没有人引用，读者看不到它`, `在正文里写 [^${node.identifier}]，或删掉它`)
    else if (node.type === 'definition' && /\p{Script=Han}/u.test(decodeURI(node.url)))
      tell(
        node,
        `“[${node.identifier}]: …”被当成链接的地址，读者看不到这一行`,
        `要提醒读者就写 **${node.identifier}：**…，或提示块 :::note`,
      )
    else tell(node, `[${node.identifier}] 的地址没有人引用`, `在正文里写 [文字][${node.identifier}]，或删掉这一行`)
  }
  for (const [name, node] of twice) tell(node, `[${name}] 定义了两次，后一个不算`, '删掉一个，或换一个名字')
}
