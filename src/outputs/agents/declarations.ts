import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DECLARED } from '../../reference/declared'

/** Says what the file is to whoever finds it in a project. */
const headOf = (name: string, version: string): string => `// ${name} ${version}：声明，未与包核对。
// 这个包不在公开的 npm 源上。这里只有公开文档写明的成员；文档没有给类型的，写成 unknown。
// 只用来检查类型，不含任何 SDK 代码。
`

/** @returns the published declarations of packages that cannot be installed, by path. */
export const declarationTexts = (root: string): Map<string, string> =>
  new Map(
    DECLARED.map(({ name, version, source, path }) => {
      // The comment on top is for those who keep the file
      const text = readFileSync(join(root, source), 'utf8').replace(/^\/\*\*[^]*?\*\/\n/, '')
      return [path, headOf(name, version) + text]
    }),
  )
