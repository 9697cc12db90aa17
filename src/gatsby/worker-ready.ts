import { existsSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { CACHE_FOLDER, writeWhole } from './cache'

/**
 * Gatsby gives its worker two tasks at the start and does not wait for them. A build that is over sooner (nothing
 * changed, busy machine) sends the second task to a worker that it has just told to end, and fails with `write EPIPE`
 * (gatsby-worker, WorkerPool.end). So the build waits until the worker is in its second task.
 */
const PATIENCE_MS = 60_000
const TELL_AFTER_MS = 5_000
const POLL_MS = 20

const WAITING =
  '在等 Gatsby 的渲染进程启动，最多等一分钟。每次构建都这样，说明 Gatsby 换了钩子的次序：见 src/gatsby/worker-ready.ts'

const markOf = (pid: number): string => resolve(CACHE_FOLDER, `worker-of-${pid}`)

/** In the worker: says that its last task of the start has begun. */
export const tellReady = (): void => writeWhole(markOf(process.ppid), '')

/** In the build: resolves when the worker has said so; after a minute in any case. */
export async function workerReady(): Promise<void> {
  const mark = markOf(process.pid)
  const started = Date.now()
  const telling = setTimeout(() => process.stderr.write(`\n${WAITING}\n`), TELL_AFTER_MS)
  while (!existsSync(mark) && Date.now() - started < PATIENCE_MS) await wait(POLL_MS)
  clearTimeout(telling)
  rmSync(mark, { force: true })
}
