import { SECRET, SIGNED } from '../../src/article/diagnostics/private'
import { errorAt } from '../../src/gatsby/diagnostics/problem'
import type { Problem } from '../../src/site/types'
import type { Fence } from '../../src/demos/fences'
import { placeOf } from './page-trees'

/** A home folder with somebody's name. */
const HOME = /(?:\/Users\/|\/home\/|[A-Z]:\\Users\\)(?!you|me\b|user|name|node|app|work|runner|[<$…])[\w.-]+/

/** @returns what of a sample belongs to its author alone. */
export function privateProblems(fence: Fence): Problem[] {
  const find = (sign: RegExp, message: string, remedy: string): Problem[] => {
    const at = fence.code.split('\n').findIndex((line) => sign.test(line))
    return at < 0 ? [] : [errorAt(placeOf(fence, at + 1), 'sample-private', message, remedy)]
  }
  return [
    ...find(SECRET, '这一行里像是真的密钥', '换成 <app_secret> 这样的占位；真的已经写出去过，就去控制台作废它'),
    ...find(SIGNED, '这一行里像是真的凭证或密钥', '换成 <access_token> 这样的占位；真的已经写出去过，就去控制台作废它'),
    ...find(/\b(?:TODO|FIXME|HACK)\b|^\s*debugger\b/, '代码里留着写给自己的话或断点', '写完它，或删掉'),
    ...find(HOME, '这一行里是自己电脑上的路径', '写相对路径，或 ~/ 开头'),
  ]
}
