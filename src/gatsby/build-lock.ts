import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { CACHE_FOLDER } from './cache'

const LOCK = `${CACHE_FOLDER}/build.lock`

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** @returns the process that holds the lock; `undefined` when it has ended without giving it back. */
function holderOf(file: string): number | undefined {
  try {
    const pid = Number(readFileSync(file, 'utf8'))
    return pid && pid !== process.pid && isAlive(pid) ? pid : undefined
  } catch {
    return undefined
  }
}

/**
 * Takes the checkout for this process until it ends: two runs of Gatsby would write the same `public/` and `.cache`.
 * The lock of a process that was killed does not count.
 * @returns the message for whoever came second; `undefined` when the checkout is ours.
 */
export function takeBuildLock(root: string): string | undefined {
  const file = join(root, LOCK)
  mkdirSync(dirname(file), { recursive: true })
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' })
      process.once('exit', () => rmSync(file, { force: true }))
      return undefined
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      const pid = holderOf(file)
      if (pid)
        return `这个目录里已有一次构建或预览在运行（进程 ${pid}），两次会互相覆盖 public/。等它结束再来；确定它已经不在时，删掉 ${LOCK}`
      rmSync(file, { force: true })
    }
  }
  return `拿不到构建锁 ${LOCK}：另一次构建刚刚抢先。等它结束再来`
}
