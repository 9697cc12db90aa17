import type { Element } from 'hast'
import type { Image } from 'mdast'
import type { RenderTools } from '../construct'
import { picture } from './picture'

/** `![alt](file)`: a picture in its line. */
export function renderImage(node: Image, { context }: RenderTools): Element | undefined {
  if (!node.alt?.trim())
    context.problem(
      'missing-alt',
      node,
      '图片没有说明文字，读屏软件念不出来',
      '在方括号里写图里有什么：![圆盘贴在地面上](…)',
    )
  return picture(node, node.url, node.alt ?? '', context)
}
