import { attributesOf } from '../component/attributes'
import { childrenNamed } from '../component/children'
import type { ComponentMarkdown } from '../construct'
import { headingWithId } from '../heading/markdown'

/** Each step is a section: its heading has its number, and nothing is indented. */
export const stepsMarkdown: ComponentMarkdown = (node, _attributes, { context, flow }) =>
  childrenNamed(node, 'Step').flatMap((step, index) => [
    headingWithId(
      3,
      [{ type: 'text', value: `${index + 1}. ${attributesOf(step).title ?? ''}` }],
      context.once(step, () => ''),
    ),
    ...flow(step.children),
  ])
