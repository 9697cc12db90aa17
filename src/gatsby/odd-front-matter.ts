import type { Problem } from '../site/types'
import type { Doc } from './types'

/** A name of as many characters is short whatever the title is. */
const SHORT = 8

/** @returns what of a page's front matter is allowed and helps nobody: a short name that is long, a word twice. */
export function oddFrontMatter({ file, title, sidebarLabel, keywords, lines }: Doc): Problem[] {
  const warning = (field: string, message: string, remedy: string): Problem => ({
    severity: 'warning',
    rule: 'odd-front-matter',
    file,
    line: lines[field] ?? 1,
    message,
    remedy,
  })
  const twice = keywords.find((word, index) => keywords.indexOf(word) !== index)
  return [
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
