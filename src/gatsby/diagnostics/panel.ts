import { escapeText } from '../../site/escape-html'
import type { Problem } from '../../site/types'

/**
 * The page's own mistakes, shown on top of it in the preview (a build stops before it could show any).
 * @returns HTML in the article's markup, or `''`.
 */
export function problemPanel(problems: Problem[]): string {
  if (!problems.length) return ''
  const lines = problems.map(
    ({ severity, file, line, message, remedy }) =>
      `<li>${severity === 'warning' ? '提醒　' : ''}<code>${escapeText(`${file}${line ? `:${line}` : ''}`)}</code>　${escapeText(message)}${remedy ? `<br>${escapeText(remedy)}` : ''}</li>`,
  )
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const title = errors ? `这一页有 ${errors} 处错误，发布前要改好` : `这一页有 ${problems.length} 处提醒`
  return `<div class="callout ${errors ? 'danger' : 'caution'}" role="alert"><p class="callout-title">${title}</p><ul>${lines.join('')}</ul></div>`
}
