import type { CompileContext } from '../compilation'
import { ODD_SIGNS } from './odd-signs'

const lineAt = (source: string, offset: number): number => source.slice(0, offset).split('\n').length

/** A line that git leaves where two versions of a text contradict each other. */
export const MERGE_MARK = /^(?:<{7}|>{7}|\|{7}) \S.*$/m

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
  for (const [index, line] of source.split('\n').entries())
    for (const { sign, message, remedy } of ODD_SIGNS) {
      const [found] = sign.exec(line) ?? []
      if (found) context.problem('invisible-character', index + 1, message(found), remedy(found))
    }
  const conflict = MERGE_MARK.exec(source)
  if (!conflict) return true
  context.problem('merge-conflict', lineAt(source, conflict.index), mergeProblem.message, mergeProblem.remedy)
  return false
}
