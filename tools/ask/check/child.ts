import { fork, type ChildProcess } from 'node:child_process'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findPitfalls } from './rules/run'
import type { TypeScript } from './code-file'
import { checkTypes } from './compile'
import type { Job, Report } from './types'

/** What the child sends: that it begins, what the rules found, then everything. */
interface Message {
  id: number
  report: Report
  isWhole: boolean
}

/** The compiler that comes with this tool; where it has none, the project's. */
function loadTypeScript(project: string): TypeScript | undefined {
  for (const from of [__filename, join(project, 'package.json')]) {
    try {
      const found = createRequire(from)('typescript') as Partial<TypeScript>
      if (typeof found.createProgram === 'function') return found as TypeScript
    } catch {
      // Not there: the next one
    }
  }
  return undefined
}

/** Checks one job after the other, in a process that can be ended when one takes too long. */
export function checkHere(): void {
  process.on('message', ({ id, job }: { id: number; job: Job }) => {
    const send = (report: Report, isWhole: boolean): void =>
      void process.send?.({ id, report, isWhole } satisfies Message)
    const ts = loadTypeScript(job.project)
    if (!ts)
      return send(
        { findings: [], versions: [], notes: ['没有找到 TypeScript，代码没有查：npm install --save-dev typescript'] },
        true,
      )
    send({ findings: [], versions: [], notes: [] }, false)
    const pitfalls = findPitfalls(ts, job)
    send({ findings: pitfalls, versions: [`TypeScript ${ts.version}`], notes: [] }, false)
    const types = checkTypes(ts, job)
    send({ ...types, findings: [...pitfalls, ...types.findings] }, true)
  })
  process.on('disconnect', () => process.exit())
}

let child: ChildProcess | undefined
let waiting: Promise<unknown> = Promise.resolve()
let lastId = 0

function start(): ChildProcess {
  const isSource = basename(__filename) === 'child.ts'
  const entry = isSource ? join(__dirname, '../main.ts') : __filename
  // Its output must not get among the protocol's
  const started = fork(entry, ['check-here'], {
    execArgv: isSource ? ['--import', pathToFileURL(createRequire(__filename).resolve('tsx')).href] : [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  started.unref()
  started.channel?.unref()
  return started
}

/**
 * Checks a job in a process of its own.
 * @param limit milliseconds after which it is given up; what the rules found by then is kept. They count from when the
 *   compiler is loaded.
 */
export function checkApart(job: Job, limit: number): Promise<Report> {
  const next = waiting.then(() => runOne(job, limit))
  waiting = next.catch(() => undefined)
  return next
}

function runOne(job: Job, limit: number): Promise<Report> {
  const worker = (child ??= start())
  const id = ++lastId
  let begun = false
  let partial: Report = { findings: [], versions: [], notes: [] }
  return new Promise((resolve) => {
    const finish = (report: Report, isOver: boolean): void => {
      clearTimeout(timer)
      worker.off('message', hear).off('exit', broken)
      worker.channel?.unref()
      if (isOver) {
        worker.kill('SIGKILL')
        child = undefined
      }
      resolve(report)
    }
    const hear = (message: Message): void => {
      if (message.id !== id) return
      if (!begun) timer.refresh()
      begun = true
      partial = message.report
      if (message.isWhole) finish(message.report, false)
    }
    const stopped = (why: string): void => finish({ ...partial, notes: [...partial.notes, why] }, true)
    const broken = (): void => stopped('检查中断：代码太复杂，类型没有查完')
    const timer = setTimeout(() => stopped(`超过 ${limit / 1000} 秒，类型没有查完`), limit)
    worker.on('message', hear).on('exit', broken)
    worker.channel?.ref()
    worker.send({ id, job })
  })
}
