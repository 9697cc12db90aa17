import { collectFences } from '../../src/demos/fences'
import { readPrograms, type PageApp } from '../../src/demos/project/page-app'
import { pagesFromArguments } from '../../tools/check/page-files'

/** Pages whose samples run. */
const FOLDERS = ['content/docs/five', 'content/docs/dnalogel', 'content/docs/vreo']

/**
 * Reads the programs of all pages.
 * @throws Error with a Chinese message when a page or a declaration cannot be read
 */
export function readPageApps(): PageApp[] {
  const pages = pagesFromArguments(process.cwd(), FOLDERS)
  const { fences, problems } = collectFences(process.cwd(), pages)
  const { apps, faults } = readPrograms(pages, fences)
  const wrong = [...problems.filter(({ severity }) => severity === 'error'), ...faults]
  if (wrong.length > 0)
    throw new Error(wrong.map(({ file, line, message }) => `${file}:${line ?? 1} ${message}`).join('\n'))
  return apps
}
