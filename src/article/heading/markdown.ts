import type { Heading, PhrasingContent, RootContent } from 'mdast'
import type { MarkdownTools } from '../construct'

/** `## 安装 {#install}`: with the id that links lead to. */
export const headingMarkdown = (node: Heading, { context, phrases }: MarkdownTools): RootContent[] => [
  headingWithId(
    node.depth === 1 ? 2 : node.depth,
    phrases(node.children),
    context.once(node, () => ''),
  ),
]

/** @returns a heading that names its id, which is not escaped. */
export const headingWithId = (depth: Heading['depth'], children: PhrasingContent[], id: string): Heading => ({
  type: 'heading',
  depth,
  children: [...children, { type: 'html', value: ` {#${id}}` }],
  data: { anchor: id },
})
