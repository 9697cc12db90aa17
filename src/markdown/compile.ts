import type { Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { highlightCode, pendingCode } from './code'
import { absoluteUrl } from '../site/routes'
import { CompileContext } from './context'
import { extractBlocks } from './extract'
import { eachElement } from './hast'
import { insertParts } from './insert-parts'
import { pagePath } from './links'
import { toMarkdown } from './markdown-out'
import { parseMdx } from './parse/parse'
import { articleToHast } from './to-hast'
import type { CompiledBody, CompileInput } from './types'

/**
 * Compiles the body of one page: MDX in; HTML, headings, links, text blocks and Markdown out. Mistakes of the author
 * come back as problems; the result is then as complete as it can be.
 */
export async function compile(input: CompileInput): Promise<CompiledBody> {
  const context = new CompileContext(input)
  const tree = parseMdx(input.source, context)
  if (tree && input.parts) insertParts(tree, input.parts, context)
  const { root, ids } = tree
    ? articleToHast(tree, context)
    : { root: { type: 'root', children: [] } as Root, ids: undefined }
  const blocks = extractBlocks(root)
  const markdown = toMarkdown(root, absoluteUrl(pagePath(input.file)))
  await highlightAll(root)
  return {
    html: toHtml(root, { allowDangerousHtml: true, omitOptionalTags: false, closeSelfClosing: false }),
    headings: ids?.headings ?? [],
    ids: collectIds(root),
    links: context.links,
    assets: context.assetList(),
    blocks,
    markdown,
    problems: context.problems,
    dependencies: context.dependencyList(),
  }
}

async function highlightAll(root: Root): Promise<void> {
  const boxes: Parameters<typeof highlightCode>[0][] = []
  eachElement(root, (element) => {
    if (pendingCode(element)) boxes.push(element)
  })
  for (const box of boxes) await highlightCode(box)
}

function collectIds(root: Root): string[] {
  const ids: string[] = []
  eachElement(root, ({ properties }) => {
    if (typeof properties.id === 'string') ids.push(properties.id)
  })
  return ids
}
