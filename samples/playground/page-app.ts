import path from 'node:path'
import { collectFences, type Fence } from '../../scripts/checks/fences'
import { pagesFromArguments } from '../../scripts/checks/page-files'

/** A page of the handbook as the project a reader has after pasting its code blocks. */
export interface PageApp {
  /** Folder and name of the page, e.g. `no-framework/tagging`. */
  name: string
  /** The page, relative to the repository's root. */
  page: string
  /** Path in the project → text. Of a title that is shown twice, the last one. */
  files: Map<string, string>
  /** Module the page starts with, without a slash at the front. */
  entry: string
  html: string
}

/** Folders whose pages are complete projects. */
const HANDBOOKS = 'content/docs/five/handbook'
const QUICK_START = 'content/docs/five/quick-start.mdx'

/** What Vite's templates have for the pages that leave these files as they are. */
const ENTRIES = ['src/main.ts', 'src/main.tsx']
const template = (entry: string): string => `<!doctype html>
<html lang="zh-CN">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1.0" />
  </head>
  <body>
    <div id="${entry.endsWith('.tsx') ? 'root' : 'app'}"></div>
    <script type="module" src="/${entry}"></script>
  </body>
</html>
`

const SCRIPT = /<script type="module" src="\/([^"]+)"><\/script>/

/** Joins a page's titled blocks to files; a block that continues the one before it is added to it. */
function filesOf(fences: readonly Fence[]): Map<string, string> {
  const files = new Map<string, string>()
  let open: string | undefined
  for (const { meta, code } of fences) {
    if (meta.continues) {
      if (open !== undefined) files.set(open, `${files.get(open) ?? ''}\n${code}`)
      continue
    }
    open = meta.title && /^[\w./-]+\.\w+$/.test(meta.title) && !meta.diff ? path.posix.normalize(meta.title) : undefined
    if (open !== undefined) files.set(open, code)
  }
  return files
}

/**
 * Makes a project of a page.
 * @param name see {@link PageApp}
 * @returns `undefined` when the page shows no module to start with: it explains, but is no project.
 */
export function pageApp(name: string, page: string, fences: readonly Fence[]): PageApp | undefined {
  const files = filesOf(fences)
  const shown = files.get('index.html')
  // An index.html without a module is the page's sample for pages without a bundler.
  const own = shown !== undefined && SCRIPT.test(shown) ? shown : undefined
  const entry = own === undefined ? ENTRIES.find((file) => files.has(file)) : SCRIPT.exec(own)?.[1]
  if (entry === undefined || !files.has(entry)) return undefined
  return { name, page, files, entry, html: own ?? template(entry) }
}

/**
 * Reads the handbooks and the quick start.
 * @param root absolute path of the repository
 * @throws Error with a Chinese message when a page cannot be read
 */
export function readPageApps(root: string): PageApp[] {
  const pages = pagesFromArguments(root, [QUICK_START, HANDBOOKS])
  const { fences, problems } = collectFences(root, pages)
  if (problems.length > 0) {
    throw new Error(problems.map(({ file, line, message }) => `${file}:${line ?? 1} ${message}`).join('\n'))
  }
  return pages.flatMap((page) => {
    const name = page === QUICK_START ? 'quick-start' : path.posix.relative(HANDBOOKS, page).replace(/\.mdx$/, '')
    return (
      pageApp(
        name,
        page,
        fences.filter(({ file }) => file === page),
      ) ?? []
    )
  })
}
