import { statfsSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter } from 'gatsby'

/** Below this a build of the whole site does not fit: outputs, Gatsby's cache and ours, with room to spare. */
const NEEDED_BYTES = 192 * 1024 * 1024
/** A disk with less than this is taken to be the reason why a build failed. */
const EXHAUSTED_BYTES = 8 * 1024 * 1024

const UNTOUCHED = '正在服务的版本没有变动；public/ 不完整，npm run release 不会发布它'

const CAUSES: Record<string, [what: string, remedy: string]> = {
  ENOSPC: ['磁盘满了', '清出空间后重新构建'],
  EDQUOT: ['磁盘配额用完了', '清出空间或提高配额后重新构建'],
  EFBIG: ['文件超过了允许的大小', '放宽限制（ulimit -f）后重新构建'],
  EROFS: ['磁盘是只读的', '换一个可写的目录'],
  EACCES: ['没有权限', '核对文件的所有者与权限'],
  EPERM: ['没有权限', '核对文件的所有者与权限'],
  EMFILE: ['打开的文件太多', '提高上限（ulimit -n）后重新构建'],
  ENFILE: ['打开的文件太多', '提高上限后重新构建'],
  EIO: ['磁盘读写出错', '检查磁盘'],
  ENOENT: ['文件不见了', '核对文件是否在构建途中被删掉，再构建一次'],
  EISDIR: ['应该是文件的地方是一个文件夹', '删掉它再构建一次；public/ 里的：npm run clean'],
  ENOTDIR: ['应该是文件夹的地方是一个文件', '删掉它再构建一次；public/ 里的：npm run clean'],
  EEXIST: ['已经有一个同名的文件', '移走它再构建一次，或换一个地方'],
  ELOOP: ['符号链接绕成了圈', '改正这个链接'],
}

const isFileError = (error: unknown): error is NodeJS.ErrnoException =>
  typeof (error as NodeJS.ErrnoException | undefined)?.syscall === 'string'

/** Where a failed call wanted to write, or else to read. */
const placeOf = ({ code, path, dest }: NodeJS.ErrnoException & { dest?: string }): string | undefined =>
  code === 'ENOENT' ? path : (dest ?? path)

/**
 * @param root folder that paths are told from; those outside are told whole.
 * @param place told when the system does not say which file it was.
 * @returns what went wrong with which file, and what to do; `undefined` for errors that are not the file system's.
 */
export function describeFault(error: unknown, root: string, place?: string): string | undefined {
  if (!isFileError(error)) return undefined
  const [what, remedy] = CAUSES[error.code ?? ''] ?? [`系统报告 ${error.code}`, '按这个代码查找原因']
  const file = placeOf(error) ?? place
  const shown = file?.startsWith(root) ? relative(root, file) || file : file
  return `${what}${shown ? `：${shown}` : ''}（${error.code}，${error.syscall}）。${remedy}`
}

const freeBytes = (root: string): number => {
  const { bavail, bsize } = statfsSync(root)
  return bavail * bsize
}

const megabytes = (bytes: number): string => `${Math.floor(bytes / 1024 / 1024)} MB`

/** @returns the message when the disk cannot hold a build; before anything has been written. */
export function lackOfSpace(root: string): string | undefined {
  const free = freeBytes(root)
  return free < NEEDED_BYTES
    ? `磁盘只剩 ${megabytes(free)}，一次构建需要 ${megabytes(NEEDED_BYTES)}。清出空间后重新构建；public/ 没有变动`
    : undefined
}

/** From now on a run that ends in failure says what that means for the site, whichever part of it failed. */
export function explainFailure(root: string): void {
  process.once('exit', (code) => {
    if (!code) return
    const isFull = freeBytes(root) < EXHAUSTED_BYTES
    process.stderr.write(`\n构建没有完成。${isFull ? '磁盘满了，清出空间后重新构建。' : ''}${UNTOUCHED}\n`)
  })
}

/** Ends the build with a clear message when the file system fails; other errors are Gatsby's to report. */
export async function withClearFaults(root: string, reporter: Reporter, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    const message = describeFault(error, root)
    if (!message) throw error
    reporter.panicOnBuild(message)
  }
}
