import type { MarkdownSection } from '../../article/types'
import { SECTION_BYTES } from '../../article/markdown/sections'
import { chunks } from '../../article/markdown/split'
import { markdown as strings } from '../../site/output-strings'
import { sectionFile } from '../../site/routes'
import { fill } from '../../site/strings'
import { relativePath } from './addresses'
import type { Article } from './article'

const bytesOf = (text: string): number => Buffer.byteLength(text)

/** @returns the start of a page and the list of its sections, in parts that are short enough. */
export function outline({ doc, sections }: Article): string[] {
  const lead = sections.find(({ id }) => !id)
  const texts = lead?.parts.length ? lead.parts.map(({ text }) => text) : lead ? [lead.text] : []
  const others = sections.filter(({ id }) => id)
  const top = `> ${doc.description}`
  const text = [top, ...texts, ...(others.length ? [sectionList(doc.id, others)] : [])].join('\n\n')
  if (bytesOf(text) <= SECTION_BYTES) return [text]
  const size = (section: MarkdownSection): number => bytesOf(line(doc.id, section, '')) + 1
  return [
    ...texts.map((part, index) => (index ? part : `${top}\n\n${part}`)),
    ...chunks(others, SECTION_BYTES - 100, size).map((part) => sectionList(doc.id, part)),
  ]
}

/** @returns links to sections of a page with their sizes. @param from the section whose file they stand in. */
export const sectionList = (page: string, sections: MarkdownSection[], from = ''): string =>
  `**${strings.sections}**\n\n${sections.map((section) => line(page, section, from)).join('\n')}`

function line(page: string, { id, level, title, text, parts }: MarkdownSection, from: string): string {
  const file = relativePath(sectionFile(page, from), sectionFile(page, id))
  const size = fill(strings.sectionSize, { bytes: bytesOf(text) })
  const many = parts.length > 1 ? fill(strings.partCount, { count: parts.length }) : ''
  const indent = from || level < 3 ? '' : '  '
  return `${indent}- [${title.replace(/[[\]]/g, '\\$&')}](${file}) ${size}${many}`
}
