import type { Element } from 'hast'
import type { Image, ImageReference } from 'mdast'
import type { CompileContext } from '../compilation'
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
  return pictureOf(node, context)
}
