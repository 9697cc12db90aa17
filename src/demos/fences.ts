import path from 'node:path'
import type { Code } from 'mdast'
import { parseFence, type Fence as FenceInfo } from '../article/code/fence'
import { readText } from '../site/read-text'
import { codesOf, type Section } from './of-page'
import type { Problem } from '../site/types'
import { readPages, vreoSet, type PageTree } from './page-tree'

/** Where a line of code was written. */
export interface LineOrigin {
  /** The page, or the file named by `file=`. Relative to the repository's root. */
  file: string
  /** 1-based. */
  line: number
}

export interface Fence {
  /** The page, relative to the repository's root. */
  file: string
  /** Line of the opening fence, 1-based. */
  line: number
  /** Language as written; `''` when there is none. */
  lang: string
  /** What stands after the language. `sdk` is filled in from the page's front matter. */
  meta: FenceInfo
  /** The section it stands in: the last heading, or step, with an id before it. */
  section?: Section | undefined
  /** Code as a reader sees it; for `diff` the state after the change; for `file=` the whole file (whatever `lines=` shows). */
  code: string
  /** One entry for each line of `code`. */
  origins: LineOrigin[]
}

function makeFence(root: string, page: PageTree, node: Code, section: Fence['section']): Fence {
  const line = node.position?.start.line ?? 1
  const meta = parseFence(node.lang, node.meta)
  meta.sdk ??= vreoSet(page.yaml)
  let [text, file, first] = [node.value, page.file, line + 1]
  if (meta.file !== undefined) {
    ;[text, file, first] = ['', path.posix.join(path.posix.dirname(page.file), meta.file), 1]
    try {
      text = readText(path.join(root, file))
    } catch {
      // What is wrong with the page is told where it is compiled
    }
  }
  const written = text.split('\n').map((shown, index) => ({ shown, origin: { file, line: first + index } }))
  // What stands after a change: not the lines with `-`, and of the others not the first column
  const lines = written.filter(({ shown }) => !meta.diff || !shown.startsWith('-'))
  const code = lines.map(({ shown }) => (meta.diff ? shown.replace(/^[+ ]/, '') : shown)).join('\n')
  return { file: page.file, line, lang: meta.language, meta, section, code, origins: lines.map(({ origin }) => origin) }
}

/**
 * Finds every code block of the pages, those inside components, lists and callouts included, in document order.
 * @param root absolute path of the repository
 * @param files pages, relative to `root`
 * @returns the blocks, and problems of pages whose MDX cannot be read (they have no blocks)
 */
export function collectFences(root: string, files: string[]): { fences: Fence[]; problems: Problem[] } {
  const { pages, problems } = readPages(root, files)
  const fences = pages.flatMap((page) =>
    codesOf(page.tree).map(({ node, section }) => makeFence(root, page, node, section)),
  )
  return { fences, problems }
}
