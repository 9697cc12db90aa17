import type { CodeBlock } from '../code/code-block'

/** Class of a line: marked (`{3,5-7}`), added or removed (`diff`). */
type LineKind = 'hl' | 'add' | 'del' | ''

/** @returns the kind of each line of a block. */
function kindsOf({ code, fence }: CodeBlock): LineKind[] {
  return code.split('\n').map((line, index) => {
    if (fence.diff && line.startsWith('+')) return 'add'
    if (fence.diff && line.startsWith('-')) return 'del'
    return fence.marked.has(index + 1) ? 'hl' : ''
  })
}

/** @returns whether lines of a block are marked, added or removed. */
export const hasMarkedLines = (block: CodeBlock): boolean => kindsOf(block).some(Boolean)

/** @returns a block's code without the signs of a diff, which come from CSS and are never copied. */
export const withoutSigns = ({ code, fence }: CodeBlock): string => (fence.diff ? code.replace(/^[-+ ]/gm, '') : code)

/** Puts each highlighted line into an element of its kind. @param lines their HTML. */
export function markLines(lines: string[], block: CodeBlock): string {
  const kinds = kindsOf(block)
  return lines
    .map((line, index) => `<span class="${['ln', kinds[index]].filter(Boolean).join(' ')}">${line}\n</span>`)
    .join('')
}
