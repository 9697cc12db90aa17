import { parse } from 'yaml'

/** Text of a page from one heading to the next. */
export interface PageSection {
  /** Anchor; `''` for what stands before the first heading. */
  id: string
  /** 2 to 6; 1 for what stands before the first heading. */
  level: number
  title: string
  /** Other ids in it: rows of tables, error messages. */
  anchors: string[]
  text: string
}

/** A page's Markdown, cut into sections. */
export interface DocsPage {
  id: string
  title: string
  /** Versions of the packages that the page is checked with, by name. */
  packages: Record<string, string>
  sections: PageSection[]
}

const HEADING = /^(#{2,6}) (.+?) \{#([^}\s]+)\}\s*$/
const FENCE = /^\s*(`{3,}|~{3,})/
/** A link whose beginning has been taken away. */
const LINK = /(\]\((?!https?:)[^)#\s]*)\.md(?=[#)])/g
const FRONT_MATTER = /^---\n([^]*?)\n---\n/

/** The id of a row or of an error text, behind it. */
const MARK = / \{#([^}\s]+)\}(?= \||$)/g

/** Front matter of a page's Markdown (`src/outputs/markdown/pages.ts`), as far as it is used. */
interface Facts extends Pick<DocsPage, 'title'> {
  url: string
  packages: DocsPage['packages'] | null
}

/**
 * Reads a page's Markdown: front matter, and headings with ids, `## 安装 {#install}`. Ids of rows are taken out of the
 * text; links to other pages become what a section is asked for by, `five/config#panorama`.
 * @throws when it is none.
 */
export function readPage(id: string, source: string): DocsPage {
  const [front = '', yaml = ''] = FRONT_MATTER.exec(source) ?? []
  const { title: name, url, packages } = parse(yaml) as Facts
  const text = source.slice(front.length).trim()
  const sections: PageSection[] = [{ id: '', level: 1, title: name, anchors: [], text: '' }]
  // `https://…/developer/docs/` of `https://…/developer/docs/five/config/`
  const root = url.slice(0, url.length - id.length - 1)
  let fence = ''
  for (const line of text.split('\n')) {
    const mark = FENCE.exec(line)?.[1]
    if (mark && (!fence || mark.startsWith(fence))) fence = fence ? '' : mark
    const [, signs = '', title = '', anchor = ''] = (!fence && HEADING.exec(line)) || []
    if (anchor) sections.push({ id: anchor, level: signs.length, title, anchors: [], text: '' })
    const last = sections.at(-1)!
    const marked = !fence && !anchor
    if (marked) for (const [, found = ''] of line.matchAll(MARK)) last.anchors.push(found)
    last.text += `${marked ? line.replace(MARK, '').replaceAll(`](${root}`, '](').replace(LINK, '$1') : line}\n`
  }
  const trimmed = sections.map((section) => ({ ...section, text: section.text.trim() }))
  return { id, title: name, packages: packages ?? {}, sections: trimmed }
}

/** @returns a section with those below it. */
export function subtree(page: DocsPage, index: number): PageSection[] {
  const { level = 1 } = page.sections[index] ?? {}
  const rest = page.sections.slice(index + 1)
  const end = rest.findIndex((section) => section.level <= level)
  return page.sections.slice(index, end < 0 ? undefined : index + 1 + end)
}
