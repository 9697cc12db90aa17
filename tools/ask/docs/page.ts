import { parse } from 'yaml'

/** Text of a page from one heading to the next. */
export interface PageSection {
  /** Anchor; `''` for what stands before the first heading. */
  id: string
  /** 2 to 6; 1 for what stands before the first heading. */
  level: number
  title: string
  text: string
}

/** A page's Markdown, cut into sections. */
export interface DocsPage {
  id: string
  title: string
  /** Packages and versions that the page is checked with. */
  packages: [name: string, version: string][]
  sections: PageSection[]
}

const HEADING = /^(#{2,6}) (.+?) \{#([^}\s]+)\}\s*$/
const FENCE = /^\s*(`{3,}|~{3,})/
const FRONT_MATTER = /^---\n([^]*?)\n---\n/

/** Reads a page's Markdown: front matter, and headings with ids, `## 安装 {#install}`. */
export function readPage(id: string, source: string): DocsPage {
  const front = FRONT_MATTER.exec(source)
  const text = source.slice(front?.[0].length ?? 0)
  const facts = frontMatter(front?.[1])
  const sections: PageSection[] = [{ id: '', level: 1, title: facts.title, text: '' }]
  let fence = ''
  for (const line of text.trim().split('\n')) {
    const mark = FENCE.exec(line)?.[1]
    if (mark && (!fence || mark.startsWith(fence))) fence = fence ? '' : mark
    const [, signs = '', title = '', anchor = ''] = (!fence && HEADING.exec(line)) || []
    if (anchor) sections.push({ id: anchor, level: signs.length, title, text: '' })
    const last = sections.at(-1)!
    last.text += `${line}\n`
  }
  return { id, ...facts, sections: sections.map((section) => ({ ...section, text: section.text.trim() })) }
}

function frontMatter(yaml: string | undefined): Pick<DocsPage, 'title' | 'packages'> {
  const data = yaml === undefined ? {} : (parse(yaml) as { title?: unknown; packages?: unknown })
  const packages = typeof data.packages === 'object' && data.packages ? Object.entries(data.packages) : []
  return {
    title: typeof data.title === 'string' ? data.title : '',
    packages: packages.map(([name, version]) => [name, String(version)]),
  }
}

/** @returns a section with those below it. */
export function subtree(page: DocsPage, index: number): PageSection[] {
  const { level = 1 } = page.sections[index] ?? {}
  const rest = page.sections.slice(index + 1)
  const end = rest.findIndex((section) => section.level <= level)
  return page.sections.slice(index, end < 0 ? undefined : index + 1 + end)
}
