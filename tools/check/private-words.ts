import type { Problem } from '../../src/site/types'
import { placeOf, type Fence } from './fences'

/** A value that looks like a key, after a name that says so. */
const SECRET =
  /(?:secret|api_?key|access_?key|token|password|passwd)["']?\s*[:=]\s*["']?([\da-f]{24,}|(?=\w*\d)(?=\w*[A-Z])(?=\w*[a-z])[\w+/-]{24,}={0,2})(?![\w.(])/i
/** A home folder with somebody's name. */
const HOME = /(?:\/Users\/|\/home\/|[A-Z]:\\Users\\)(?!you|me\b|user|name|node|app|work|runner|[<$…])[\w.-]+/

/** @returns what of a sample belongs to its author alone. */
export function privateProblems(fence: Fence): Problem[] {
  const find = (sign: RegExp, message: string, remedy: string): Problem[] => {
    const at = fence.code.split('\n').findIndex((line) => sign.test(line))
    return at < 0 ? [] : [{ severity: 'error', rule: 'sample-private', ...placeOf(fence, at + 1), message, remedy }]
  }
  return [
    ...find(SECRET, '这一行里像是真的密钥', '换成 <app_secret> 这样的占位；真的已经写出去过，就去控制台作废它'),
    ...find(HOME, '这一行里是自己电脑上的路径', '写相对路径，或 ~/ 开头'),
  ]
}
