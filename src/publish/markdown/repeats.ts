import { SECTION_BYTES } from '../../article/markdown/sections'
import type { MarkdownPart } from '../../article/types'
import { markdown as strings } from '../../site/output-strings'
import { fill } from '../../site/strings'
import type { Article } from './article'

/** Code with the name of its file, as `codeMarkdown` writes it: name, fence, language, code. */
const NAMED_CODE = /^`([^`\n]+)`[^`\n]*\n\n(`{3,})([^\n]*)\n([^]*?)\n\2$/gm
/** Below this many characters a link says no less than the code. */
const MIN_LENGTH = 300

interface Place {
  pageId: string
  section: string
  /** Link to it, in words. */
  link: string
}

/**
 * Readers of a page fold away files that are those of the page before; whoever reads Markdown gets a link instead.
 * @param articles in reading order: the first page that shows a file keeps it.
 */
export function linkRepeats(articles: Article[]): Article[] {
  const first = new Map<string, Place>()
  return articles.map(({ doc, sections }) => ({
    doc,
    sections: sections.map((section) => {
      const link = `[${[doc.title, section.title].filter(Boolean).join(' › ')}](site:${doc.path}${section.id && `#${section.id}`})`
      const here: Place = { pageId: doc.id, section: section.id, link }
      const linked = <Part extends MarkdownPart>(part: Part): Part => ({
        ...part,
        text: part.text.replace(NAMED_CODE, (block: string, name: string, _fence, language: string, code: string) => {
          if (block.length < MIN_LENGTH || language === 'diff') return block
          const key = `${name}\n${code}`
          const known = first.get(key) ?? here
          first.set(key, known)
          return known.pageId === doc.id && known.section === section.id
            ? block
            : `\`${name}\`${fill(strings.sameFile, { link: known.link })}`
        }),
      })
      const { parts, ...whole } = linked(section)
      return { ...whole, parts: Buffer.byteLength(whole.text) > SECTION_BYTES ? parts.map(linked) : [] }
    }),
  }))
}
