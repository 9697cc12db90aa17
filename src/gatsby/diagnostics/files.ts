import { readdirSync, readFileSync, type Dirent } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { CompiledBody } from '../../article/types'
import type { Problem } from '../../site/types'
import { errorAt, warningAt } from './problem'

const IMAGE = /\.(?:webp|png|jpe?g|gif|svg)$/i
const PAGE = /\.(?:mdx?|markdown|mkd)$/i

/** @returns the files below `content/` whose names fit, with paths from the root and forward slashes, in order. */
function filesIn(root: string, fits: RegExp): { entry: Dirent; path: string }[] {
  return readdirSync(join(root, 'content'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && fits.test(entry.name))
    .map((entry) => ({ entry, path: relative(root, join(entry.parentPath, entry.name)).split(sep).join('/') }))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}

/** @returns an error for each text that becomes no page, because of the end of its name. */
export const wrongExtensions = (root: string): Problem[] =>
  filesIn(root, PAGE)
    .filter(({ entry }) => !entry.name.endsWith('.mdx'))
    .map(({ entry, path }) =>
      errorAt(
        { file: path },
        'wrong-extension',
        '这个文件不会成为页面：扩展名要是小写的 .mdx',
        `改名为 ${entry.name.replace(/\.\w+$/, '.mdx')}`,
      ),
    )

/**
 * @param drafts files of pages that were not compiled; a picture is used when one of them names it.
 * @returns a warning for each picture that no page shows.
 */
export function unusedImages(root: string, bodies: Iterable<CompiledBody>, drafts: readonly string[]): Problem[] {
  const used = new Set([...bodies].flatMap(({ dependencies }) => dependencies.map(({ file }) => file)))
  const texts = drafts.map((file) => readFileSync(join(root, file), 'utf8'))
  return filesIn(root, IMAGE)
    .filter(({ path }) => !path.startsWith('content/home/') && !used.has(join(root, path)))
    .filter(({ entry }) => !texts.some((text) => text.includes(entry.name)))
    .map(({ path }) =>
      warningAt({ file: path }, 'unused-image', '没有页面用到这张图片', '在页面里写 ![图里有什么](路径)，或删掉它'),
    )
}
