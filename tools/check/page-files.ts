import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'

const toPosix = (file: string) => file.split(path.sep).join('/')

/** All pages below a folder, relative to `root`, sorted. */
function pagesBelow(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => toPosix(path.join(folder, name)))
    .sort()
}

/**
 * Turns the arguments of a check into pages: files and folders as given, all of `content/` when there are none.
 * @throws Error with a Chinese message when an argument does not exist
 */
export function pagesFromArguments(root: string, args: string[]): string[] {
  if (args.length === 0) return pagesBelow(root, 'content')
  const pages = args.flatMap((arg) => {
    const relative = toPosix(path.relative(root, path.resolve(root, arg)))
    const found = statSync(path.join(root, relative), { throwIfNoEntry: false })
    if (!found) throw new Error(`找不到 ${arg}`)
    return found.isDirectory() ? pagesBelow(root, relative) : relative.endsWith('.mdx') ? [relative] : []
  })
  return [...new Set(pages)].sort()
}
