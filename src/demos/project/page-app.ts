import path from 'node:path'
import type { Fence } from '../fences'
import { readDeclaration, RUN } from '../declaration'
import type { Declaration } from '../schema'
import { pageName } from '../../site/projects'
import { errorAt } from '../../site/problem'
import type { Problem } from '../../site/types'
import { mainOf } from './main-file'

/** A program of a page: the project a reader has after pasting its code blocks. */
export interface PageApp {
  /** The page below `content/docs` and the program's id, e.g. `dnalogel/GuideLinePlugin/walk`. */
  name: string
  /** The page, relative to the repository's root. */
  page: string
  line: number
  /** What the page calls it. */
  title: string
  declaration: Declaration
  /** Packages: five 6 with dnalogel, or five 5 with vreo 0.1.6. */
  sdk: 'latest' | 'five5'
  /** Path in the project → text. */
  files: Map<string, string>
  /** Module the page starts with, without a slash at the front. */
  entry: string
  html: string
}

/** What Vite's templates have for the pages that leave these files as they are. */
const ENTRIES = ['src/main.ts', 'src/main.tsx']
const template = (entry: string, { sheet = '', style = '' } = {}): string => `<!doctype html>
<html lang="zh-CN">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1.0" />${sheet}
  </head>
  <body>
    <div id="${entry.endsWith('.tsx') ? 'root' : 'app'}"${style}></div>
    <script type="module" src="/${entry}"></script>
  </body>
</html>
`
/** The plugins look for the position in the attribute only, and print errors when it stands in the sheet. */
const FULL = {
  style: ' style="position: relative"',
  sheet: `
    <style>
      html, body, #app { height: 100%; margin: 0; overflow: hidden; }
    </style>`,
}

const SCRIPT = /<script type="module" src="\/([^"]+)"><\/script>/
const isFile = (title: string | undefined): title is string => title !== undefined && /^[\w./-]+\.\w+$/.test(title)

/**
 * The files that a reader has at a block: of every title the newest before it, else the first after it. A block that
 * continues the one before it is added to it; what only shows a change is none. Those shown just before it come last.
 */
export function filesAt(fences: readonly Fence[], position: number): Map<string, string> {
  const [before, after] = [new Map<string, string>(), new Map<string, string>()]
  let add: ((code: string) => void) | undefined
  for (const [index, { meta, code }] of fences.entries()) {
    if (meta.continues) {
      add?.(code)
      continue
    }
    add = undefined
    const title = isFile(meta.title) && !meta.diff ? path.posix.normalize(meta.title) : undefined
    if (title === undefined || (index > position && (before.has(title) || after.has(title)))) continue
    const files = index < position ? before : after
    files.delete(title)
    files.set(title, code)
    add = (more) => void files.set(title, `${files.get(title) ?? ''}\n${more}`)
  }
  return new Map([...after, ...before])
}

/** Makes the project of a declaration. @returns what is wrong, in Chinese, when the page has not what it needs. */
export function pageApp(page: string, fences: readonly Fence[], position: number): PageApp | string {
  const fence = fences[position]!
  const { declaration, problems } = readDeclaration(fence.code, page, fence.line)
  if (!declaration) return problems[0]!.message
  const id = declaration.id ?? fence.section?.id
  if (id === undefined) return '这个 run 块不在带标识的小节里：给标题加 [#标识]，或写 id'
  const files = filesAt(fences, position)
  const common = {
    name: `${pageName(page)}/${id}`,
    page,
    line: fence.line,
    title: declaration.name ?? fence.section?.text ?? id,
    declaration,
    sdk: fence.meta.sdk === 'five5' ? ('five5' as const) : ('latest' as const),
    files,
  }
  if (declaration.script !== undefined && !files.has(declaration.script))
    return `本页没有标题是 ${declaration.script} 的代码块`
  const main = mainOf(declaration)
  if (main !== undefined) {
    for (const [file, text] of main) files.set(file, text)
    return { ...common, entry: 'src/main.ts', html: template('src/main.ts', FULL) }
  }
  const shown = files.get('index.html')
  // An index.html without a module is the page's sample for pages without a bundler.
  const own = shown !== undefined && SCRIPT.test(shown) ? shown : undefined
  const entry = own === undefined ? ENTRIES.find((file) => files.has(file)) : SCRIPT.exec(own)?.[1]
  if (entry === undefined || !files.has(entry)) return '没有写 code，本页也没有 src/main.ts：写 code，说明怎样开始'
  return { ...common, entry, html: own ?? template(entry) }
}

/**
 * Reads the programs that pages declare.
 * @param fences of these pages, in document order
 * @returns the programs, and what is wrong with declarations (their own mistakes are told by `checkFence`)
 */
export function readPrograms(
  pages: readonly string[],
  fences: readonly Fence[],
): { apps: PageApp[]; faults: Problem[] } {
  const apps: PageApp[] = []
  const faults: Problem[] = []
  const seen = new Map<string, PageApp>()
  const fault = (file: string, line: number, told: string): void => {
    const [message = '', remedy] = told.split(/：(.*)/s)
    faults.push(errorAt({ file, line }, 'program', message, remedy))
  }
  for (const page of pages) {
    const own = fences.filter(({ file }) => file === page)
    for (const [position, { lang, line }] of own.entries()) {
      if (lang !== RUN) continue
      const app = pageApp(page, own, position)
      if (typeof app === 'string') {
        fault(page, line, app)
        continue
      }
      const other = seen.get(app.name)
      if (other) fault(page, line, `与第 ${other.line} 行的 run 块标识相同：给其中一个写 id`)
      seen.set(app.name, app)
      apps.push(app)
    }
  }
  return { apps, faults }
}
