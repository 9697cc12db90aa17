import type { Element, ElementContent, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import type { CompileContext, Positioned } from '../compilation'
import { eachElement, isElement } from '../hast'
import { plainColors } from './svg-colors'
import { heavy, MAX_SVG_BYTES } from '../image/weight'

/** Drawings of this width (user units) were made for one phone column and are not blown up on a desktop. */
const NARROW = 360

const FORBIDDEN = new Set([
  'script',
  'style',
  'foreignObject',
  'foreignobject',
  'iframe',
  'image',
  'a',
  'set',
  'animate',
])

/**
 * Reads an SVG for the page: named, without size; ids made unique.
 * @returns `undefined` after a mistake: it has a script, a style or outside references, or is no drawing at all.
 */
export function inlineSvg(file: string, alt: string, at: Positioned, context: CompileContext): Element | undefined {
  const bytes = context.read(file, at, 'missing-image')
  if (!bytes) return undefined
  if (bytes.length > MAX_SVG_BYTES) context.problem('heavy-image', at, ...heavy(file, bytes.length, MAX_SVG_BYTES))
  context.used.add('drawing')
  const tree: Root = fromHtml(bytes.toString('utf8').replace(/^[^<]*<\?xml[^>]*\?>/, ''), { fragment: true })
  const [svg, ...others] = tree.children.filter((child) => isElement(child))
  if (!isElement(svg, 'svg') || others.length) {
    context.problem('broken-svg', at, `“${file}”里不是 SVG`, '位图用自己的扩展名；空的、损坏的重新导出')
    return undefined
  }
  if (!svg.properties.viewBox) {
    context.problem('broken-svg', at, `“${file}”不是带 viewBox 的 SVG`, '根元素写 <svg viewBox="0 0 360 240">')
    return undefined
  }
  const known = context.problems.length
  clean(svg, `${file.replace(/^.*\//, '').replace(/\.svg$/, '')}-`, file, at, context)
  // What was found in it would run in the preview, on the machine of its author
  if (context.problems.length > known) return undefined
  const { width: _width, height: _height, xmlns: _xmlns, ...properties } = svg.properties
  const width = Number(String(svg.properties.viewBox).split(/[\s,]+/)[2])
  svg.properties = {
    fill: 'currentColor',
    ...properties,
    role: 'img',
    ariaLabel: alt,
    ...(width <= NARROW && { className: ['narrow'] }),
  }
  return svg
}

function clean(svg: Element, prefix: string, file: string, at: Positioned, context: CompileContext): void {
  const check = (node: Element): void => {
    plainColors(node)
    if (FORBIDDEN.has(node.tagName))
      context.problem(
        'unsafe-svg',
        at,
        `“${file}”里有 <${node.tagName}>`,
        '图里只放图形和文字；颜色用 var(--accent) 等令牌',
      )
    for (const [name, value] of Object.entries(node.properties)) {
      const written = String(value)
      if (/^on/i.test(name) || name === 'style')
        context.problem('unsafe-svg', at, `“${file}”里有属性 ${name}`, '改用 fill、stroke 等属性')
      else if (/^(?:xLinkHref|href)$/.test(name) && !written.startsWith('#'))
        context.problem('unsafe-svg', at, `“${file}”引用了外部内容“${written}”`, '只引用图内的 #标识')
      else if (/^(?:xLinkHref|href)$/.test(name)) node.properties[name] = `#${prefix}${written.slice(1)}`
      else if (name === 'id') node.properties.id = prefix + written
      else if (written.includes('url(#')) node.properties[name] = written.replace(/url\(#/g, `url(#${prefix}`)
    }
    const isText = node.tagName === 'text' || node.tagName === 'tspan'
    const isSpace = (child: ElementContent) => child.type === 'text' && !isText && !child.value.trim()
    node.children = node.children.filter((child) => child.type !== 'comment' && !isSpace(child))
  }
  check(svg)
  eachElement(svg, check)
}
