import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { filesLike } from '../../src/gatsby/files-in'
import { nearest } from '../../src/site/nearest'
import { docFile } from '../../src/site/routes'

const toPosix = (file: string) => file.split(path.sep).join('/')

const pagesBelow = (root: string, folder: string): string[] => filesLike(root, folder, /\.mdx$/)

/** Other ways to name a page: its id (`five/intro`), its address (`/developer/docs/five/intro/`). */
const idOf = (arg: string): string => arg.replace(/^.*?\/docs\/|^docs\/|^\/|[?#].*$/g, '').replace(/\/$|\.mdx$/g, '')

/** @returns the path of what an argument names; `undefined` when there is no such file, folder or page. */
function pathOf(root: string, arg: string): string | undefined {
  const given = toPosix(path.relative(root, path.resolve(root, arg)))
  return [given, docFile(idOf(arg)), `content/${idOf(arg)}.mdx`].find(
    (file) => !file.startsWith('..') && existsSync(path.join(root, file)),
  )
}

/**
 * Turns the arguments of a check into pages: files, folders, ids and addresses of pages as given, all of `content/` when there are none.
 * @throws Error with a Chinese message when an argument does not exist
 */
export function pagesFromArguments(root: string, args: string[]): string[] {
  if (args.length === 0) return pagesBelow(root, 'content')
  const pages = args.flatMap((arg) => {
    const found = pathOf(root, arg)
    if (found === undefined) {
      const guess = nearest(idOf(arg), pagesBelow(root, 'content').map(idOf))
      throw new Error(
        `找不到 ${arg}。${guess ? `是不是 ${guess}？` : ''}写页面的文件、标识或网址，例如 content/docs/five/intro.mdx、five/intro`,
      )
    }
    if (statSync(path.join(root, found)).isDirectory()) return pagesBelow(root, found)
    return found.endsWith('.mdx') ? [found] : []
  })
  return [...new Set(pages)].sort()
}
