import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { CompiledBody } from '../../article/types'
import type { Problem } from '../../site/types'
import { filesLike } from '../files-in'
import { errorAt, warningAt } from '../../site/problem'

const IMAGE = /\.(?:webp|png|jpe?g|gif|svg)$/i
const PAGE = /\.(?:mdx?|markdown|mkd)$/i

/** @returns an error for each text that becomes no page, because of the end of its name. */
export const wrongExtensions = (root: string): Problem[] =>
  filesLike(root, 'content', PAGE)
    .filter((path) => !path.endsWith('.mdx'))
    .map((path) =>
      errorAt(
        { file: path },
        'wrong-extension',
        '这个文件不会成为页面：扩展名要是小写的 .mdx',
        `改名为 ${basename(path).replace(/\.\w+$/, '.mdx')}`,
      ),
    )

/**
 * @param drafts files of pages that were not compiled; a picture is used when one of them names it.
 * @returns a warning for each picture that no page shows.
 */
export function unusedImages(root: string, bodies: Iterable<CompiledBody>, drafts: readonly string[]): Problem[] {
  const used = new Set([...bodies].flatMap(({ dependencies }) => dependencies.map(({ file }) => file)))
  const texts = drafts.map((file) => readFileSync(join(root, file), 'utf8'))
  return filesLike(root, 'content', IMAGE)
    .filter((path) => !path.startsWith('content/home/') && !used.has(join(root, path)))
    .filter((path) => !texts.some((text) => text.includes(basename(path))))
    .map((path) =>
      warningAt({ file: path }, 'unused-image', '没有页面用到这张图片', '在页面里写 ![图里有什么](路径)，或删掉它'),
    )
}
