import { attributesOf } from '../component/attributes'
import { childrenNamed } from '../component/children'
import type { ComponentMarkdown } from '../construct'

/** All panels in order, each below its label in bold. */
export const tabsMarkdown: ComponentMarkdown = (node, _attributes, { flow }) =>
  childrenNamed(node, 'Tab').flatMap((tab) => [
    {
      type: 'paragraph',
      children: [{ type: 'strong', children: [{ type: 'text', value: attributesOf(tab).label ?? '' }] }],
    },
    ...flow(tab.children),
  ])
