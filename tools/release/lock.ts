import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { ReleaseError } from './layout'

/** Who holds a lock. */
interface Holder {
  pid: number
  host: string
  /** When the process started, in the system's own count: a number that is used again is another process. */
  start: string | undefined
  /** Since when, for people. */
  since: string
}

/** @returns the 22nd field of `/proc/<pid>/stat` (proc(5)); `undefined` where the system has none. */
function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
  } catch {
    return undefined
  }
}

function isAlive({ pid, host, start }: Holder): boolean {
  // Of other machines nothing can be known
  if (host !== hostname()) return true
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  return start === undefined || startOf(pid) === start
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** @throws ReleaseError for a lock that names nobody: its disk or its machine failed while it was written. */
function holderIn(file: string, text: string): Holder {
  try {
    const holder = JSON.parse(text) as Holder
    if (Number.isInteger(holder.pid) && typeof holder.host === 'string') return holder
  } catch {
    // As for a text that names nobody
  }
  throw new ReleaseError(`锁文件 ${file} 读不出是谁的。确定没有别的发布在进行，删掉它，再运行一次`)
}

/** Gives a file its whole content at once. @returns whether there was none. */
function create(file: string, text: string): boolean {
  const draft = `${file}.${process.pid}`
  try {
    writeFileSync(draft, text)
    linkSync(draft, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  } finally {
    rmSync(draft, { force: true })
  }
}

/**
 * Takes a lock, also one whose holder was killed. What a dead holder has left is changed only by whoever has the lock
 * on changing it, which is taken in the same way; so of several who find it dead, one gets it.
 */
function take(file: string, text: string): void {
  if (create(file, text)) return
  const found = read(file)
  if (found === undefined) return take(file, text)
  const holder = holderIn(file, found)
  if (isAlive(holder))
    throw new ReleaseError(
      `另一次发布正在进行：进程 ${holder.pid}（主机 ${holder.host}，${holder.since} 开始）。等它结束再运行；确定它已经不在时，删掉 ${file}`,
    )
  const next = `${file}.next`
  take(next, text)
  if (read(file) === found) renameSync(next, file)
  else {
    rmSync(next)
    take(file, text)
  }
}

/**
 * Does work that nobody else does in this folder at the same time.
 * @param base the release folder; must exist.
 * @throws ReleaseError naming the process that is at work there.
 */
export async function withLock<Result>(base: string, work: () => Promise<Result>): Promise<Result> {
  const file = join(base, 'release.lock')
  const holder: Holder = {
    pid: process.pid,
    host: hostname(),
    start: startOf(process.pid),
    since: new Date().toLocaleString('zh-CN', { hour12: false }),
  }
  take(file, JSON.stringify(holder))
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}
