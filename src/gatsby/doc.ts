import { AREA_IDS } from '../site/area-ids'
import { areaOf, docIdOf, docPath } from '../site/routes'
import type { Problem } from '../site/types'
import { errorAt } from '../site/problem'
import { bareFrontMatter, readFrontMatter } from './front-matter'
import type { Doc } from './types'

/** Pages that stand beside the areas. */
export const SINGLE_PAGES = ['agreement', 'demos', 'changelog']
/** The steps of the home page: content, but not a page of its own. */
export const HOME_FILE = 'content/home.mdx'

/** @returns the id of a page, or of a page beside the areas: `content/demos.mdx` → `demos`; `undefined` for a file in the wrong place. */
export function pageIdOf(file: string): string | undefined {
  const single = /^content\/([\w-]+)\.mdx$/.exec(file)?.[1]
  return single && SINGLE_PAGES.includes(single) ? single : docIdOf(file)
}

/**
 * Makes a page of a file. The path of the file is the id and the route, case kept.
 * @param file path from the repository's root, forward slashes.
 * @param source the file's text.
 * @returns a page even when its front matter is wrong (title from the file name), so that preview can show the rest.
 */
export function readDoc(file: string, source: string): { doc: Doc | undefined; problems: Problem[] } {
  const id = pageIdOf(file)
  const area = id === undefined ? undefined : areaOf(id)
  if (id === undefined || (area === undefined && !SINGLE_PAGES.includes(id))) {
    const message = `这个文件不属于任何产品：${file}`
    const remedy = `放进 content/docs/ 下的一个产品文件夹：${AREA_IDS.join(' ')}`
    return { doc: undefined, problems: [errorAt({ file, line: 1 }, 'misplaced-page', message, remedy)] }
  }
  const { data, body, lines, problems } = readFrontMatter(source, file)
  const facts = data ?? bareFrontMatter(id.slice(id.lastIndexOf('/') + 1))
  const doc: Doc = {
    ...facts,
    id,
    area: area ?? null,
    path: area ? docPath(id) : `/${id}/`,
    file,
    sidebar_label: facts.sidebar_label ?? facts.title,
    status: facts.draft ? 'draft' : facts.unlisted ? 'unlisted' : 'listed',
    lines,
    body,
  }
  return { doc, problems }
}
