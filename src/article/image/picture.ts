import type { Element } from 'hast'
import { imageSize } from 'image-size'
import { withBase } from '../../site/routes'
import type { CompileContext, Positioned } from '../compilation'
import { element } from '../hast'
import { heavy, MAX_IMAGE_BYTES } from './weight'
import { inlineSvg } from './svg'
import { isWhole } from './whole'

/** Twice what the widest page shows on a fine screen, and what phones can decode. */
const WIDEST = 4096

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
  if (/^https?:/.test(url)) {
    context.problem('external-image', at, `图片“${url}”在别的主机上`, '把图片放进同一产品的 img 文件夹，写相对路径')
    return undefined
  }
  if (url.startsWith('data:')) {
    context.problem(
      'external-image',
      at,
      '图片写在了地址里（data:）',
      '存成文件，放进同一产品的 img 文件夹，写相对路径',
    )
    return undefined
  }
  const bytes = context.read(url, at, 'missing-image')
  if (!bytes) return undefined
  try {
    const { width, height, type } = imageSize(bytes)
    checkFile(url, bytes.length, type, at, context)
    if (width > WIDEST)
      context.problem(
        'heavy-image',
        at,
        `图片“${url}”宽 ${width} 像素`,
        '把宽缩到 1600 像素以内：读者的浏览器要为它留出几百兆内存',
      )
    if (!isWhole(bytes, type))
      context.problem('broken-image', at, `图片“${url}”不完整，后半截不见了`, '重新导出或重新复制一次')
    const src = withBase(context.publish(url, bytes))
    return element('img', { src, alt, width, height, loading: 'lazy', decoding: 'async' })
  } catch {
    context.problem('broken-image', at, `文件“${url}”不是能识别的图片`, remedyFor(bytes, url))
    return undefined
  }
}

/** What to do about bytes that are no picture. */
function remedyFor(bytes: Buffer, url: string): string {
  if (url.endsWith('.mdx')) return `这是一页，不是图片：去掉前面的 !，写成 [文字](${url})`
  if (!bytes.length) return '文件是空的：重新导出一次'
  if (bytes.toString('latin1', 0, 64).startsWith('version https://git-lfs'))
    return '这是 Git LFS 的指针：运行 git lfs pull'
  return '用 WebP、PNG、JPEG 或 SVG'
}

/** Formats that every browser of ours shows, and the ends of names that say so. */
const FORMATS: Record<string, RegExp> = {
  webp: /\.webp$/i,
  png: /\.png$/i,
  jpg: /\.jpe?g$/i,
  gif: /\.gif$/i,
}

function checkFile(url: string, size: number, type: string | undefined, at: Positioned, context: CompileContext): void {
  const format = FORMATS[type ?? '']
  if (!format) context.problem('broken-image', at, `图片“${url}”的格式 ${type} 不能用`, '用 WebP、PNG、JPEG 或 SVG')
  else if (!format.test(url))
    context.problem('broken-image', at, `图片“${url}”其实是 ${type} 格式`, `把扩展名改成 .${type}`)
  if (size > MAX_IMAGE_BYTES) context.problem('heavy-image', at, ...heavy(url, size, MAX_IMAGE_BYTES))
}
