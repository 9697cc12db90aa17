import path from 'node:path'
import { collectFences } from '../../src/demos/fences'
import { filesIn } from '../../src/gatsby/files-in'
import { readPrograms, type PageApp } from '../../src/demos/project/page-app'

/** Pages whose samples run. */
const FOLDERS = ['content/docs/five', 'content/docs/dnalogel', 'content/docs/vreo']

/**
 * Reads the programs of all pages.
 * @param root absolute path of the repository
 * @throws Error with a Chinese message when a page or a declaration cannot be read
 */
export function readPageApps(root: string, folders: readonly string[] = FOLDERS): PageApp[] {
  const pages = folders.flatMap((folder) =>
    filesIn(path.join(root, folder))
      .filter((name) => name.endsWith('.mdx'))
      .map((name) => `${folder}/${name}`)
      .sort(),
  )
  const { fences, problems } = collectFences(root, pages)
  const { apps, faults } = readPrograms(pages, fences)
  const wrong = [...problems.filter(({ severity }) => severity === 'error'), ...faults]
  if (wrong.length > 0)
    throw new Error(wrong.map(({ file, line, message }) => `${file}:${line ?? 1} ${message}`).join('\n'))
  return apps
}
