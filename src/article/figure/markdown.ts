import type { ComponentMarkdown } from '../construct'
import { picture } from '../image/picture'
import { pictureMarkdown } from '../image/markdown'
import { toFlow } from '../markdown/lines'
import { altOf } from './render'

/** The picture and its caption, a paragraph each. */
export const figureMarkdown: ComponentMarkdown = (node, attributes, tools) => {
  const { file = '', caption } = attributes
  const shown = pictureMarkdown(picture(node, file, altOf(attributes), tools.context), tools)
  if (!shown.length) return []
  return [...toFlow(shown), ...toFlow(caption ? [{ type: 'text', value: caption }] : [])]
}
