import type { Element, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { imageSize } from 'image-size'
import { withBase } from '../../site/routes'
import { article } from '../../site/strings'
import type { CompileContext, Positioned } from '../compilation'
import { eachElement, element, icon, isElement, text } from '../hast'
import type { Component } from './types'

/** Drawings up to this width (user units) were made for one phone column and are not blown up on a desktop. */
const NARROW = 420

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

/** `<Figure file alt caption zoom>`: an SVG goes into the page and follows the colour mode; a picture keeps its size. */
export const Figure: Component = {
  attributes: ['file!', 'alt', 'caption', 'zoom'],
  render(node, { attributes, context }) {
    const { file = '', caption = '' } = attributes
    const alt = attributes.alt ?? caption.replace(/^图\s*\d+[\s\u3000]*/, '')
    if (!alt) context.problem('missing-alt', node, `图“${file}”没有说明文字`, '写 alt="…" 或 caption="图 1　…"')
    const picture = file.endsWith('.svg') ? inlineSvg(file, alt, node, context) : image(file, alt, node, context)
    if (!picture) return undefined
    const shown = 'zoom' in attributes && picture.tagName === 'img' ? zoomButton(picture) : picture
    return element('figure', { className: ['figure'] }, [
      shown,
      ...(caption ? [element('figcaption', {}, [text(caption)])] : []),
    ])
  },
}

const zoomButton = (picture: Element): Element =>
  element('button', { type: 'button', className: ['zoom'], ariaLabel: article.imageZoom }, [picture, icon('zoom-in')])

/**
 * An `<img>` with its size read from the file, so that nothing shifts while it loads.
 * @param url path relative to the page, or an address elsewhere (then without size).
 */
export function image(url: string, alt: string, at: Positioned, context: CompileContext): Element | undefined {
  if (/^https?:/.test(url)) {
    context.problem('external-image', at, `图片“${url}”在别的主机上`, '把图片放进同一产品的 img 文件夹，写相对路径')
    return undefined
  }
  const bytes = context.read(url, at, 'missing-image')
  if (!bytes) return undefined
  try {
    const { width, height } = imageSize(bytes)
    const src = withBase(context.publish(url, bytes))
    return element('img', { src, alt, width, height, loading: 'lazy', decoding: 'async' })
  } catch {
    context.problem('broken-image', at, `文件“${url}”不是能识别的图片`, '用 WebP、PNG、JPEG 或 SVG')
    return undefined
  }
}

/** Reads an SVG for the page: named, without size, script, style or outside references; ids made unique. */
export function inlineSvg(file: string, alt: string, at: Positioned, context: CompileContext): Element | undefined {
  const bytes = context.read(file, at, 'missing-image')
  if (!bytes) return undefined
  const tree: Root = fromHtml(bytes.toString('utf8').replace(/^[^<]*<\?xml[^>]*\?>/, ''), { fragment: true })
  const svg = tree.children.find((child) => isElement(child, 'svg')) as Element | undefined
  if (!svg?.properties.viewBox) {
    context.problem('broken-svg', at, `“${file}”不是带 viewBox 的 SVG`, '根元素写 <svg viewBox="0 0 680 360">')
    return undefined
  }
  clean(svg, `${file.replace(/^.*\//, '').replace(/\.svg$/, '')}-`, file, at, context)
  const { width: _width, height: _height, xmlns: _xmlns, ...properties } = svg.properties
  const width = Number(String(svg.properties.viewBox).split(/[\s,]+/)[2])
  svg.properties = { ...properties, role: 'img', ariaLabel: alt, ...(width <= NARROW && { className: ['narrow'] }) }
  return svg
}

function clean(svg: Element, prefix: string, file: string, at: Positioned, context: CompileContext): void {
  const check = (node: Element): void => {
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
    node.children = node.children.filter((child) => child.type !== 'comment')
  }
  check(svg)
  eachElement(svg, check)
  collapseSpace(svg)
}

function collapseSpace(node: Element): void {
  const isText = node.tagName === 'text' || node.tagName === 'tspan'
  node.children = node.children.filter((child) => isText || child.type !== 'text' || child.value.trim())
  for (const child of node.children) if (child.type === 'element') collapseSpace(child)
}
