import type { ElementContent } from 'hast'
import type { Delete } from 'mdast'
import type { RenderTools } from '../construct'
import { element, text } from '../hast'

/** `~~struck out~~`; the parser takes `1~3 … 5~7`, which are ranges, for it as well. */
export function renderDelete(node: Delete, { state }: RenderTools): ElementContent[] {
  const content = state.all(node) as ElementContent[]
  const [start = 0, inner = 0] = [node.position?.start.offset, node.children[0]?.position?.start.offset]
  return inner - start === 1 ? [text('~'), ...content, text('~')] : [element('del', {}, content)]
}
