import { nearest } from '../../site/nearest'
import type { Element } from 'hast'
import { eachElement } from '../hast'

/** Colours of drawings (docs/authoring.md, 插图): design tokens, which follow the colour mode. */
const TOKENS = ['accent', 'accent-soft', 'marker', 'text', 'text-2', 'text-3', 'line', 'line-strong', 'bg', 'bg-sunk']
/** Classes that `figure/style.css` has. */
const CLASSES = ['text', 'muted', 'mono', 'line', 'accent', 'fill', 'point'].map((name) => `fig-${name}`)
const PAINTS = ['fill', 'stroke', 'stopColor', 'floodColor', 'color']
const PAINT = /^(?:none|currentColor|inherit|transparent|url\(#.*\)|var\(--[\w-]+\))$/
const VOID = /^(?:!--|!doctype|\?)/i

type Fault = [message: string, remedy: string]

/**
 * @param source the file's text: what an HTML parser mends is not in its tree.
 * @returns what of a drawing would be missing or would not follow the colour mode.
 */
export function drawingFaults(svg: Element, source: string): Fault[] {
  const faults = new Map<string, string>()
  const ids = new Set<string>()
  const used = new Set<string>()
  const look = ({ tagName, properties }: Element): void => {
    if (tagName === 'metadata' || tagName.includes(':'))
      faults.set(`里有绘图软件留下的 <${tagName}>`, '导出时选“普通 SVG”，或删掉它')
    if (typeof properties.id === 'string') ids.add(properties.id)
    for (const [name, value] of Object.entries(properties)) {
      const text = String(value)
      if (PAINTS.includes(name) && !PAINT.test(text))
        faults.set(`里的颜色 ${text} 不跟随配色`, `用令牌：var(--accent) 等，可用的有 ${TOKENS.join(' ')}`)
      for (const [, token = ''] of text.matchAll(/var\(--([\w-]+)/g))
        if (!TOKENS.includes(token)) faults.set(`用了没有的颜色 --${token}`, `可用的有：${TOKENS.join(' ')}`)
      for (const [, id = ''] of text.matchAll(/url\(#([^)]+)\)/g)) used.add(id)
      if (/^(?:xLinkHref|href)$/.test(name) && text.startsWith('#')) used.add(text.slice(1))
    }
    for (const name of [properties.className ?? []].flat().map(String))
      if (!CLASSES.includes(name)) faults.set(`用了没有的类 ${name}`, `${like(name)}可用的有：${CLASSES.join(' ')}`)
  }
  look(svg)
  eachElement(svg, look)
  for (const id of used)
    if (!ids.has(id)) faults.set(`引用了图里没有的 #${id}`, `给要引用的元素写 id="${id}"，或改掉引用`)
  if (/<!(?:doctype|entity)/i.test(source))
    faults.set('里有 DOCTYPE 或 ENTITY', '删掉它们：从 <svg 开始写，字符直接写出来')
  const read = source.replace(/<!--[^]*?-->|<!\[CDATA\[[^]*?\]\]>/g, '')
  const loose = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)\S*/i.exec(read)?.[0]
  if (loose !== undefined) faults.set(`里的 ${loose} 不是 XML`, '& 写成 &amp;；别的字符直接写出来')
  const open = unclosedTag(source)
  if (open) faults.set(`里的标签没有成对：${open}`, '补上结束标签，或以 /> 结束')
  return [...faults]
}

const like = (name: string): string => {
  const guess = nearest(name, CLASSES)
  return guess ? `是不是 ${guess}？` : ''
}

/** @returns the first tag that has no counterpart. */
export function unclosedTag(source: string): string | undefined {
  const stack: string[] = []
  const text = source.replace(/<!--[^]*?-->|<!\[CDATA\[[^]*?\]\]>/g, '')
  for (const [whole, end, name = '', empty] of text.matchAll(/<(\/?)([^\s/>]+)[^>]*?(\/?)>/g)) {
    if (VOID.test(name) || empty) continue
    if (!end) stack.push(name)
    else if (stack.pop() !== name) return whole
  }
  const left = stack.pop()
  return left && `<${left}>`
}
