import type { Root as HastRoot, RootContent } from 'hast'
import { toHtml } from 'hast-util-to-html'
import type { Root } from 'mdast'
import { extractBlocks } from './blocks'
import type { PageNames } from './code/name-links'
import { highlightCode, linkType } from './code/render'
import { CompileContext } from './compilation'
import { isTypeCell } from './api-table/render'
import { reportStructure } from './diagnostics/structure'
import { eachElement, factsOf, isElement } from './hast'
import { insertParts } from './insert-parts'
import { pagePath } from './link/resolve'
import { toMarkdown } from './markdown/to-markdown'
import { parseMdx } from './parse/parse'
import { checkRunPictures } from './program/pictures'
import { articleToHast } from './to-hast'
import type { CompiledBody, CompileInput } from './types'

/**
 * Compiles the body of one page: MDX in; everything that anybody wants to know of the article out. Mistakes of the
 * author come back as problems; the result is then as complete as it can be.
 */
export async function compile(input: CompileInput): Promise<CompiledBody> {
  const { file, source } = input
  const context = new CompileContext(input)
  const parsed = parseMdx(source, context)
  const tree: Root = parsed ?? { type: 'root', children: [] }
  if (parsed) reportStructure(tree, source, context)
  if (input.parts) insertParts(tree, input.parts, context)
  checkRunPictures(tree, context)
  const { root, ids } = articleToHast(tree, context)
  const blocks = extractBlocks(root)
  const markdown = toMarkdown(root, pagePath(file))
  await finishCode(root, input.names ?? {})
  const leadEnd = endOfLead(root)
  return {
    lead: htmlOf(root.children.slice(0, leadEnd)),
    body: htmlOf(root.children.slice(leadEnd)),
    headings: ids.headings,
    ...collected(root),
    uses: [...context.used].sort(),
    links: context.links,
    assets: [...context.assets.values()],
    blocks,
    markdown,
    problems: context.problems,
    dependencies: [...context.dependencies.values()],
  }
}

const HTML_OPTIONS = { allowDangerousHtml: true, omitOptionalTags: false, closeSelfClosing: false }

const htmlOf = (children: RootContent[]): string => toHtml({ type: 'root', children }, HTML_OPTIONS)

/** Where the body begins: behind the first paragraph, when it is the page's lead. */
const endOfLead = ({ children }: HastRoot): number =>
  children.findIndex((child) => isElement(child, 'p') && String(child.properties.className) === 'lead') + 1

/** Colours the code, makes the names in it and in types lead to their entries, and keeps it from the browser's translator. */
async function finishCode(root: HastRoot, names: PageNames): Promise<void> {
  const blocks: Parameters<typeof highlightCode>[] = []
  eachElement(root, (element) => {
    const { code } = factsOf(element)
    if (code) blocks.push([element, code, names])
    else if (isTypeCell(element)) for (const child of element.children) linkType(child, names)
    else if (element.tagName === 'code') element.properties.translate = 'no'
  })
  for (const block of blocks) await highlightCode(...block)
}

/** What the elements of an article say of themselves. */
function collected(root: HastRoot): Pick<CompiledBody, 'ids' | 'icons'> {
  const ids: string[] = []
  const icons = new Set<string>()
  eachElement(root, (element) => {
    const { id } = element.properties
    if (typeof id === 'string') ids.push(id)
    const { icon } = factsOf(element)
    if (icon) icons.add(icon)
  })
  return { ids, icons: [...icons].sort() }
}
