import type { FootnoteDefinition, Heading, Nodes, Root, RootContent } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { MarkdownPart, MarkdownSection } from '../types'
import { anchorsIn } from './anchor'
import { splitBlocks, type Write } from './split'

/** Headings that begin a section; deeper ones belong to the section they stand in. */
const SECTION_LEVELS = [2, 3]
/** Most bytes of a section's text; a longer one has parts. Its file has a head besides (src/publish/markdown). */
export const SECTION_BYTES = 5_600

const isStart = (node: RootContent): node is Heading =>
  node.type === 'heading' && SECTION_LEVELS.includes(node.depth) && Boolean(node.data?.anchor)

/** Cuts an article at its headings; what stands before the first one is a section without id. */
export function sectionsOf({ children }: Root, write: Write): MarkdownSection[] {
  const notes = children.filter((node) => node.type === 'footnoteDefinition')
  const groups: RootContent[][] = [[]]
  for (const node of children) {
    if (node.type === 'footnoteDefinition') continue
    if (isStart(node)) groups.push([node])
    else groups.at(-1)?.push(node)
  }
  return groups
    .filter(({ length }) => length > 0)
    .map((blocks) => sectionOf([...blocks, ...notesOf(blocks, notes)], write))
}

function sectionOf(blocks: RootContent[], write: Write): MarkdownSection {
  const [first] = blocks
  const heading = first && isStart(first) ? first : undefined
  const whole = partOf(blocks, write)
  const isLong = Buffer.byteLength(whole.text) > SECTION_BYTES
  return {
    id: heading?.data?.anchor ?? '',
    level: heading?.depth ?? 0,
    title: heading ? toString(heading, { includeHtml: false }) : '',
    ...whole,
    parts: isLong ? splitBlocks(blocks, SECTION_BYTES, write).map((part) => partOf(part, write)) : [],
  }
}

const partOf = (blocks: RootContent[], write: Write): MarkdownPart => ({
  text: write(blocks),
  ids: anchorsIn(blocks),
})

/** A footnote stands in the section that refers to it. */
const notesOf = (blocks: Nodes[], notes: FootnoteDefinition[]): FootnoteDefinition[] => {
  const named = namesIn(blocks)
  return notes.filter(({ identifier }) => named.includes(identifier))
}

const namesIn = (nodes: readonly Nodes[]): string[] =>
  nodes.flatMap((node) => [
    ...(node.type === 'footnoteReference' ? [node.identifier] : []),
    ...('children' in node ? namesIn(node.children) : []),
  ])
