import { escapeText } from '../site/escape-html'
import type { Problem } from '../site/types'

/**
 * The page's own mistakes, shown on top of it in the preview (a build stops before it could show any).
 * @returns HTML in the article's markup, or `''`.
 */
export function problemPanel(problems: Problem[]): string {
  if (!problems.length) return ''
  const lines = problems.map(
    ({ file, line, message, remedy }) =>
      `<li><code>${escapeText(`${file}${line ? `:${line}` : ''}`)}</code>　${escapeText(message)}${remedy ? `<br>${escapeText(remedy)}` : ''}</li>`,
  )
  return `<div class="callout danger" role="alert"><p class="callout-title">这一页有 ${problems.length} 处错误，发布前要改好</p><ul>${lines.join('')}</ul></div>`
}
