import type { CompileContext } from '../compilation'

const lineAt = (source: string, offset: number): number => source.slice(0, offset).split('\n').length

/** A line that git leaves where two versions of a text contradict each other. */
export const MERGE_MARK = /^(?:<{7}|>{7}|\|{7}) \S.*$/m

/** Signs that nobody sees: control characters, zero width, direction overrides (CVE-2021-42574), no-break spaces. */

const INVISIBLE =
  /[\0-\x08\x0b\x0c\x0e-\x1f\x7f\u00a0\u00ad\u200b\u200e\u200f\u2028\u2029\u202a-\u202e\u2060-\u2069\ufeff]/

/** What a merge has left in a text. */
export const mergeProblem = {
  message: '这里有没有解决的合并冲突',
  remedy: '在 <<<<<<< 与 >>>>>>> 之间留下一份，删掉这几行标记',
}

/**
 * Reports what no syntax tree shows.
 * @returns whether the text can be parsed in spite of it.
 */
export function sourceSlips(source: string, context: CompileContext): boolean {
  const invisible = INVISIBLE.exec(source)
  if (invisible) {
    const code = invisible[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
    context.problem(
      'invisible-character',
      lineAt(source, invisible.index),
      `这一行里有看不见的字符 U+${code}，多半是从别处粘贴来的`,
      code === '00A0' ? '换成普通的空格' : '删掉它',
    )
  }
  const conflict = MERGE_MARK.exec(source)
  if (!conflict) return true
  context.problem('merge-conflict', lineAt(source, conflict.index), mergeProblem.message, mergeProblem.remedy)
  return false
}
