import type { SearchPage, TextBlock } from '../../site/types'
import type { SectionKind } from './index-format'

/** What can be found by itself: a page's top, a heading with its text, an API row or an error text. */
export interface Section {
  kind: SectionKind
  /** 1 for the page's top, the heading's level for headings, one more than its heading for rows and errors. */
  depth: number
  /** Anchor to land on; `''` for the page's top. */
  anchor: string
  /** Page title, heading, name of the API entry, or the heading above an error text. */
  heading: string
  /** Page title and headings down to this section's own. */
  path: string[]
  texts: string[]
  /** Heads of the columns of a row's text, joined as its cells are; never indexed. */
  columns?: string | undefined
  /** Source code of the section. It counts a little and is never shown. */
  code: string[]
}

/** Pages that list every name of a package; those that teach a name answer better. */
const REFERENCE = /^\/docs\/[^/]+\/reference\//

/** @returns whether a page is one of the reference by name. */
export const isReference = ({ path }: SearchPage): boolean => REFERENCE.test(path)

const IDENTIFIER = /[A-Za-z_$][\w$]{3,}/g
const MEMBER = /[A-Za-z_$][\w$]*\.[A-Za-z_$][\w$]{2,}/g

/** @returns each identifier and each `object.member` of some code once, separated by spaces. */
export function identifiers(code: string[]): string {
  const source = code.join('\n')
  return [...new Set([...(source.match(IDENTIFIER) ?? []), ...(source.match(MEMBER) ?? [])])].join(' ')
}

/** The text of a row without the name in front of it. */
function rowText(block: TextBlock): string {
  const name = block.name ?? ''
  return block.text.startsWith(name) ? block.text.slice(name.length).replace(/^[\s·]+/, '') : block.text
}

/**
 * Cuts a page into sections, in document order. The first one is always the page's top: title, description and
 * whatever stands before the first heading.
 */
export function sectionsOf(page: SearchPage): Section[] {
  const top: Section = {
    kind: 'page',
    depth: 1,
    anchor: '',
    heading: page.title,
    path: [page.title],
    texts: [],
    code: [],
  }
  if (page.description) top.texts.push(page.description)
  const sections = [top]
  /** Headings above the current place; a heading replaces those at and below its level. */
  let above: Section[] = [top]
  for (const block of page.blocks) {
    const heading = above.at(-1) ?? top
    if (block.kind === 'code') heading.code.push(block.text)
    else if (block.kind === 'text') heading.texts.push(block.text)
    else {
      const section = block.kind === 'heading' ? headingSection(block, above) : entrySection(block, heading)
      sections.push(section)
      if (section.kind === 'heading') above = [...above.filter(({ depth }) => depth < section.depth), section]
    }
  }
  return sections
}

function headingSection({ anchor, text, level = 2 }: TextBlock, above: Section[]): Section {
  const depth = Math.max(2, Math.min(6, level))
  const path = [...above.filter((section) => section.depth < depth).map((section) => section.heading), text]
  return { kind: 'heading', depth, anchor, heading: text, path, texts: [], code: [] }
}

function entrySection(block: TextBlock, { depth, heading, path }: Section): Section {
  const base = { depth: Math.min(6, depth + 1), anchor: block.anchor, code: [] }
  const name = block.name ?? ''
  if (block.kind === 'row')
    return {
      ...base,
      kind: 'row',
      heading: name,
      path: [...path, name],
      texts: [rowText(block)],
      columns: block.columns,
    }
  return { ...base, kind: 'error', heading, path, texts: [block.text] }
}
