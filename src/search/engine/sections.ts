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
  /** Readable texts, in order. */
  texts: string[]
  /** Source code of the section. It counts a little and is never shown. */
  code: string[]
}

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
  const top: Section = { kind: 'page', depth: 1, anchor: '', heading: page.title, texts: [], code: [] }
  if (page.description) top.texts.push(page.description)
  const sections = [top]
  let heading = top
  for (const block of page.blocks) {
    if (block.kind === 'heading') {
      heading = {
        kind: 'heading',
        depth: Math.min(6, block.level ?? 2),
        anchor: block.anchor,
        heading: block.text,
        texts: [],
        code: [],
      }
      sections.push(heading)
    } else if (block.kind === 'code') {
      heading.code.push(block.text)
    } else if (block.kind === 'text') {
      heading.texts.push(block.text)
    } else {
      const row = block.kind === 'row'
      sections.push({
        kind: block.kind,
        depth: Math.min(6, heading.depth + 1),
        anchor: block.anchor,
        heading: row ? (block.name ?? '') : heading.heading,
        texts: [row ? rowText(block) : block.text],
        code: [],
      })
    }
  }
  return sections
}
