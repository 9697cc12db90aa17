import { attributesOf } from '../component/attributes'
import { childrenNamed } from '../component/children'
import type { ComponentMarkdown } from '../construct'
import { listOf } from '../prose/list'

/** A numbered list; each item begins with the step's title as a heading. */
export const stepsMarkdown: ComponentMarkdown = (node, _attributes, { convert }) => [
  listOf(
    childrenNamed(node, 'Step').map((step) => ({
      content: [
        { type: 'heading', depth: 3, children: [{ type: 'text', value: attributesOf(step).title ?? '' }] },
        ...convert(step.children),
      ],
    })),
    { start: 1 },
  ),
]
