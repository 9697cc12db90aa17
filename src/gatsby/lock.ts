import { linkSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { dirname } from 'node:path'
import { readIfThere } from './cache'

const read = (file: string): string | undefined => readIfThere(file)?.toString()

/** @returns when a process started, in the system's own count (proc(5)); `''` where the system has none. */
function startOf(pid: number): string {
  const stat = read(`/proc/${pid}/stat`) ?? ''
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
}

const OWN = [process.pid, startOf(process.pid), hostname()].join(' ')

function isAlive(holder: string): boolean {
  const [pid = '', start, host] = holder.split(' ')
  // Half a lock: its disk or its machine failed while it was written
  if (!/^[1-9]\d*$/.test(pid)) return false
  // Of other machines nothing can be known
  if (host !== undefined && host !== hostname()) return true
  try {
    process.kill(Number(pid), 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  // A number that is used again is another process
  return !start || startOf(Number(pid)) === start
}

/** Gives a file its whole content at once. @returns whether there was none. */
function create(file: string): boolean {
  const draft = `${file}.${process.pid}`
  try {
    writeFileSync(draft, OWN)
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
 * What a dead holder has left is changed only by whoever has the lock on changing it, which is taken in the same way; so
 * of several who find it dead, one gets it.
 */
function take(file: string): number | undefined {
  if (create(file)) return undefined
  const found = read(file)
  if (found === undefined) return take(file)
  if (isAlive(found)) return Number.parseInt(found, 10)
  const next = `${file}.next`
  const other = take(next)
  if (other !== undefined) return other
  if (read(file) === found) {
    renameSync(next, file)
    return undefined
  }
  rmSync(next)
  return take(file)
}

/**
 * Takes a lock for this process until it ends, or gives it back. The lock of a process that was killed does not count.
 * @returns the process that has it; `undefined` when it is ours now.
 */
export function takeLock(file: string): number | undefined {
  mkdirSync(dirname(file), { recursive: true })
  const holder = take(file)
  if (holder === undefined) process.once('exit', () => releaseLock(file))
  return holder
}

/** Gives a lock back; nothing when it is not ours. */
export function releaseLock(file: string): void {
  if (read(file) === OWN) rmSync(file, { force: true })
}
