import { PLACEHOLDER } from '../site/new-page'
import type { Problem } from '../site/types'
import type { Doc } from './types'

/** A name of as many characters is short whatever the title is. */
const SHORT = 8
/** Search engines show about as much. */
const LONG = 50

/** @returns what of a page's front matter is allowed and helps nobody: a short name that is long, a word twice. */
export function oddFrontMatter({ file, title, description, sidebarLabel, keywords, explains, lines }: Doc): Problem[] {
  const warning = (field: string, message: string, remedy: string): Problem => ({
    severity: 'warning',
    rule: 'odd-front-matter',
    file,
    line: lines[field] ?? 1,
    message,
    remedy,
  })
  const twice = keywords.find((word, index) => keywords.indexOf(word) !== index)
  const words = explains.map(({ word }) => word)
  const again = words.find((word, index) => words.indexOf(word) !== index)
  const ends = Object.entries({ title, sidebar_label: sidebarLabel }).flatMap(([field, words]) =>
    lines[field] && /[。，；、：.,;:]$/.test(words)
      ? [warning(field, `${field} 以“${words.at(-1)}”结尾`, '去掉结尾的标点')]
      : [],
  )
  return [
    ...ends,
    ...(/^(?:\d+[.、．)）]\s?\p{Script=Han}|[（(]?[一二三四五六七八九十]+[、）)．.]|第[一二三四五六七八九十\d]+[章节步])/u.test(
      title,
    )
      ? [warning('title', `title“${title}”自己写了序号`, '去掉序号：次序写在 sidebar.yaml 里')]
      : []),
    ...(lines.description && /[，、；：]$/.test(description)
      ? [warning('description', `description 以“${description.at(-1)}”结尾，没有说完`, '把话补完，以句号结尾')]
      : []),
    ...(lines.description && description !== PLACEHOLDER.description && /[\p{Script=Han}\w”）]$/u.test(description)
      ? [warning('description', 'description 没有句号，像是没有写完', '把话补完，以句号结尾')]
      : []),
    ...(title.length > LONG
      ? [
          warning(
            'title',
            `title 有 ${title.length} 个字，搜索结果和标签页里会被截断`,
            `写短，不超过 ${LONG} 个字；解释写进 description`,
          ),
        ]
      : []),
    ...('draft' in lines && 'unlisted' in lines
      ? [warning('unlisted', '写了 draft，又写了 unlisted', '只留一个：没有写完写 draft，写完了不想列出写 unlisted')]
      : []),
    ...(again !== undefined ? [warning('explains', `explains 里“${again}”写了两次`, '只留一个')] : []),
    ...(sidebarLabel.length > Math.max(title.length, SHORT)
      ? [
          warning(
            'sidebar_label',
            `sidebar_label“${sidebarLabel}”比 title 还长`,
            '目录里放短名：缩短它，或删掉这一行，目录就用 title',
          ),
        ]
      : []),
    ...(twice !== undefined ? [warning('keywords', `keywords 里“${twice}”写了两次`, '只留一个')] : []),
  ]
}
