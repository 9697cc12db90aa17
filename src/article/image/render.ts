import type { Element } from 'hast'
import type { Image, ImageReference } from 'mdast'
import type { CompileContext, Positioned } from '../compilation'
import type { RenderTools } from '../construct'
import { definitionOf } from '../link/references'
import { picture } from './picture'

/** @returns the picture that a node of Markdown stands for. */
function pictureOf(node: Image | ImageReference, context: CompileContext): Element | undefined {
  const url = node.type === 'image' ? node.url : definitionOf(node, context)?.url
  return url === undefined ? undefined : picture(node, url, node.alt ?? '', context)
}

/** `![alt](file)` and `![alt][name]`: a picture in its line. */
export function renderImage(node: Image | ImageReference, { context }: RenderTools): Element | undefined {
  if (!node.alt?.trim())
    context.problem(
      'missing-alt',
      node,
      '图片没有说明文字，读屏软件念不出来',
      '在方括号里写图里有什么：![圆盘贴在地面上](…)',
    )
  else checkAlt(node.alt, node, context)
  return pictureOf(node, context)
}

/** What tools write for a picture that was pasted: it says nothing of what is in it. */
const EMPTY_ALT =
  /^(?:图片|图像|截图|截屏|照片|插图|示意图|image|img|picture|screenshot|alt(?: text)?|图\s*\d+|.*\.(?:png|jpe?g|gif|webp|svg))$/i

/** Reports words for a picture that do not say what is in it. */
export function checkAlt(alt: string, at: Positioned, context: CompileContext): void {
  const size = /\s*\|\s*(?:\d+(?:x\d+)?|left|right|center|inline)$/.exec(alt)?.[0]
  if (size)
    context.problem(
      'missing-alt',
      at,
      `“${size.trim()}”成了图片说明的一部分`,
      `去掉它：图片不能指定大小，写成 ${alt.slice(0, -size.length)}`,
    )
  if (EMPTY_ALT.test(alt.trim()))
    context.problem('missing-alt', at, `图片的说明“${alt}”没有说图里有什么`, '写图里有什么，例如：圆盘贴在地面上')
}
