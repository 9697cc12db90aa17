import type { CompileContext } from '../compilation'
import type { JsxNode } from '../construct'

/** @returns a component's attributes by name, as far as they are plain text; a bare one is `''`. */
export function attributesOf(node: JsxNode): Record<string, string> {
  const values: Record<string, string> = {}
  for (const attribute of node.attributes)
    if (attribute.type === 'mdxJsxAttribute' && !(typeof attribute.value === 'object' && attribute.value))
      values[attribute.name] = attribute.value ?? ''
  return values
}

/** Attributes that readers see as they are. */
const SHOWN = ['alt', 'caption', 'label', 'summary', 'title']
/** Markdown and tags, in what is shown as it is; `Promise<void>` and `<canvas>` are words. */
export const MARKUP = /\*\*|`|\]\(|<\/?(?:b|i|em|strong|br|code|su[bp]|span|small|kbd|mark) ?\/?>/

/**
 * Reads the attributes of a component; unknown, computed and missing ones become problems.
 * @param attributes names it knows; `!` at the end marks a required one.
 * @returns values by name; a bare attribute is `''`.
 */
export function readAttributes(node: JsxNode, attributes: string[], context: CompileContext): Record<string, string> {
  const wrong = (message: string, remedy: string) => context.problem('component-attribute', node, message, remedy)
  const known = attributes.map((name) => name.replace(/!$/, ''))
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') wrong(`<${node.name}> 里不能写 {…} 展开`, '逐个写属性')
    else if (!known.includes(attribute.name))
      wrong(`<${node.name}> 没有属性 ${attribute.name}`, `可用的有：${known.join(' ') || '（无）'}`)
    else if (typeof attribute.value === 'object' && attribute.value)
      wrong(`属性 ${attribute.name} 只能是引号里的文字`, `写成 ${attribute.name}="…"`)
  }
  const written = Object.entries(attributesOf(node))
  for (const [name, value] of written)
    // Without position it is made from data
    if (node.position && SHOWN.includes(name) && MARKUP.test(value))
      wrong(`属性 ${name} 里的 Markdown 会原样显示`, '属性里只写文字；要加粗、代码、链接就写在正文里')
  const values = Object.fromEntries(written.filter(([name]) => known.includes(name)))
  for (const name of attributes.filter((one) => one.endsWith('!')).map((one) => one.slice(0, -1)))
    if (!values[name]?.trim())
      context.problem('missing-attribute', node, `<${node.name}> 缺少 ${name}`, `写上 ${name}="…"`)
  return values
}
