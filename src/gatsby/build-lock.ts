import { join } from 'node:path'
import { CACHE_FOLDER } from './cache'
import { takeLock } from './lock'

const LOCK = `${CACHE_FOLDER}/build.lock`

/**
 * Takes the checkout for this process until it ends: two runs of Gatsby would write the same `public/` and `.cache`.
 * @returns the message for whoever came second; `undefined` when the checkout is ours.
 */
export function takeBuildLock(root: string): string | undefined {
  const pid = takeLock(join(root, LOCK))
  return pid === undefined
    ? undefined
    : `这个目录里已有一次构建或预览在运行（进程 ${pid}），两次会互相覆盖 public/。等它结束再来；确定它已经不在时，删掉 ${LOCK}`
}
