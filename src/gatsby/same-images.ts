import type { CompiledBody } from '../article/types'
import type { Problem } from '../site/types'
import { relative, sep } from 'node:path'

const IMAGE = /\.(?:webp|png|jpe?g|gif|svg)$/

/** @returns a warning for each picture of an article that is there twice, below two names. */
export function sameImages(root: string, bodies: Iterable<CompiledBody>): Problem[] {
  const files = new Map<string, string>()
  for (const { dependencies } of bodies)
    for (const { file, digest } of dependencies)
      if (IMAGE.test(file)) files.set(relative(root, file).split(sep).join('/'), digest)
  const first = new Map<string, string>()
  return [...files]
    .filter(([file]) => file.startsWith('content/docs/'))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([file, digest]): Problem[] => {
      const other = first.get(digest)
      if (!other) first.set(digest, file)
      if (!other) return []
      return [
        {
          severity: 'warning',
          rule: 'same-image',
          file,
          message: `这张图与 ${other} 的内容一样`,
          remedy: `删掉一张，页面里都写 ${other.replace(/^.*\/(?=img\/)/, '')} 的路径：读者只下载一次`,
        },
      ]
    })
}
