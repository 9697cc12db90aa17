import type { Element } from 'hast'
import { imageSize } from 'image-size'
import { withBase } from '../../site/routes'
import type { CompileContext, Positioned } from '../compilation'
import { element } from '../hast'
import { heavy, MAX_IMAGE_BYTES } from './weight'
import { inlineSvg } from '../drawing/svg'

/**
 * @param node what the picture stands for.
 * @param file path relative to the page.
 * @returns an `<img>`, or the `<svg>` itself; `undefined` after a mistake.
 */
export function picture(node: Positioned, file: string, alt: string, context: CompileContext): Element | undefined {
  // An attribute that is missing has been reported
  if (!file) return undefined
  return /\.svg$/i.test(file) ? inlineSvg(file, alt, node, context) : bitmap(file, alt, node, context)
}

/**
 * An `<img>` with its size read from the file, so that nothing shifts while it loads.
 * @param url path relative to the page, or an address elsewhere (then without size).
 */
function bitmap(url: string, alt: string, at: Positioned, context: CompileContext): Element | undefined {
  if (/^(?:https?|data):/.test(url)) {
    context.problem(
      'external-image',
      at,
      `图片“${url.slice(0, 60)}”不是本站的文件`,
      '把图片放进同一产品的 img 文件夹，写相对路径',
    )
    return undefined
  }
  const bytes = context.read(url, at, 'missing-image')
  if (!bytes) return undefined
  try {
    const { width, height, type } = imageSize(bytes)
    if (!FORMATS.includes(type ?? ''))
      context.problem('broken-image', at, `图片“${url}”的格式 ${type} 不能用`, '用 WebP、PNG、JPEG 或 SVG')
    if (bytes.length > MAX_IMAGE_BYTES) context.problem('heavy-image', at, ...heavy(url, bytes.length, MAX_IMAGE_BYTES))
    const src = withBase(context.publish(url, bytes))
    return element('img', { src, alt, width, height, loading: 'lazy', decoding: 'async' })
  } catch {
    context.problem(
      'broken-image',
      at,
      `文件“${url}”不是能识别的图片`,
      '用 WebP、PNG、JPEG 或 SVG；空的、损坏的重新导出',
    )
    return undefined
  }
}

/** Formats that every browser of ours shows. */
const FORMATS = ['webp', 'png', 'jpg', 'gif']
