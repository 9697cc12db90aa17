import { errorAt } from '../../src/gatsby/diagnostics/problem'
import type { Problem } from '../../src/site/types'
import { plain, type Passage } from './prose-text'

type LineOf = (offset: number) => number

const CLOSING: Record<string, string> = { '（': '）', '“': '”', '‘': '’', '《': '》', '【': '】' }
const ENDS = new Set(Object.values(CLOSING))
/** A half-width bracket that closes a full-width one. */
const MIXED: Record<string, string> = { ')': '）', ']': '】' }

/** @returns the first sign of a text that has no counterpart. */
function oddSign(text: string): { at: number; sign: string; remedy: string } | undefined {
  const open: { at: number; sign: string }[] = []
  for (const [at, sign] of [...text].entries()) {
    const last = open.at(-1)
    if (CLOSING[sign]) {
      if (last?.sign === sign) return { ...last, remedy: `在它后面补上“${CLOSING[sign]}”；里面再引用就用‘’` }
      open.push({ at, sign })
    } else if (last && CLOSING[last.sign] === MIXED[sign]) return { at, sign, remedy: `改成全角的“${MIXED[sign]}”` }
    else if (ENDS.has(sign)) {
      if (!last || CLOSING[last.sign] !== sign) {
        const half = sign === '）' && text.slice(0, text.indexOf(sign)).includes('(')
        return { at, sign, remedy: half ? '把前面半角的“(”改成全角的“（”' : '在前面补上另一半，或删掉它' }
      }
      open.pop()
    }
  }
  const [left] = open
  return left && { ...left, remedy: `补上“${CLOSING[left.sign]}”，或删掉它` }
}

/** Brackets and quotes without their other half. */
export function checkPairs(file: string, passages: Passage[], lineOf: LineOf): Problem[] {
  return passages.flatMap((cells): Problem[] => {
    const odd = oddSign(plain(cells))
    if (!odd) return []
    const line = lineOf(cells[Math.min(odd.at, cells.length - 1)]?.start ?? 0)
    const message = `“${odd.sign}”没有成对`
    return [errorAt({ file, line }, 'prose-pairs', message, odd.remedy)]
  })
}
