import type { DocsPage } from '../page'

/** A line that names the file of the code below, or says where the same file stands: `` `use-size.ts` ``. */
const FILE = /^`([^`\n]+)\.(?:tsx?|mts|jsx?|vue|css)`(?:.*\]\(([^)\s]+)\))?/gm
const IMPORT = /(?:from|import) '(\.{1,2}\/[^'\n]+)'/g
/** Files that are named at most: more are a whole project, which its page tells of. */
const MOST = 4

const nameOf = (path: string): string => path.replace(/^.*\//, '').replace(/\.(?:tsx?|mts|jsx?|vue|css)$/, '')

/** Where the files of a page's code stand: name → `page#id`, the page's own ones before those of others. */
function filesOf(page: DocsPage): Map<string, string> {
  const own = new Map<string, string>()
  const others = new Map<string, string>()
  for (const { id, text } of page.sections)
    for (const [, path = '', link] of text.matchAll(FILE)) {
      const name = nameOf(path)
      const place = link ?? `${page.id}#${id}`
      const files = link ? others : own
      if (!files.has(name)) files.set(name, place)
    }
  return new Map([...others, ...own])
}

/**
 * Code of a section often imports a file that another section prints.
 * @param shown what is answered.
 * @param whole the text of the section, of which it may be a part.
 * @returns a line that names those sections; none when nothing is missing.
 */
export function importedFiles(page: DocsPage, shown: string, whole: string): string[] {
  const here = new Set([...whole.matchAll(FILE)].filter(([, , link]) => !link).map(([, path = '']) => nameOf(path)))
  const files = filesOf(page)
  const missing = [...new Set([...shown.matchAll(IMPORT)].map(([, path = '']) => nameOf(path)))].flatMap((name) => {
    const place = here.has(name) ? undefined : files.get(name)
    return place ? [`${name} → ${place}`] : []
  })
  return missing.length ? [`（引用的文件：${missing.slice(0, MOST).join('、')}）`] : []
}
