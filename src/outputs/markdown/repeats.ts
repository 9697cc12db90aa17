import { markdown as strings } from '../../site/strings/outputs'
import { markdownUrl, withBase } from '../../site/routes'
import { fill } from '../../site/strings/interface'
import type { Doc } from '../../gatsby/types'

/** A page's Markdown, without front matter and title. */
export interface Article {
  doc: Doc
  text: string
}

/** A heading with its id; code, perhaps with the name of its file. As `src/article/markdown` writes them. */
const HEADING_OR_CODE =
  /^#{2,6} (?<title>.+) \{#(?<id>\S+)\}$|^(?:`(?<name>[^`\n]+)`[^`\n]*\n\n)?(?<fence>`{3,})(?<language>[^\n]*)\n(?<code>[^]*?)\n\k<fence>$/gm
/** Below this many characters a link says no less than the code. */
const MIN_LENGTH = 300

/**
 * Readers of a page fold away files that are those of the page before; whoever reads Markdown gets a link instead.
 * @param articles in reading order: the first page that shows a file keeps it.
 */
export function linkRepeats(articles: Article[]): Article[] {
  const first = new Map<string, string>()
  return articles.map(({ doc, text }) => {
    let section = { title: '', id: '' }
    const linked = text.replace(HEADING_OR_CODE, (block: string, ...rest: unknown[]) => {
      const { title, id, name, language, code } = rest.at(-1) as Record<string, string | undefined>
      if (title !== undefined && id !== undefined) section = { title, id }
      if (!name || block.length < MIN_LENGTH || language === 'diff') return block
      const words = [doc.title, section.title].filter(Boolean).join(' › ')
      const here = `[${words}](${markdownUrl(withBase(doc.path) + (section.id && `#${section.id}`))})`
      const known = first.get(`${name}\n${code}`) ?? here
      first.set(`${name}\n${code}`, known)
      return known === here ? block : `\`${name}\`${fill(strings.sameFile, { link: known })}`
    })
    return { doc, text: linked }
  })
}
