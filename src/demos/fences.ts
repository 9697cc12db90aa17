import path from 'node:path'
import type { Code } from 'mdast'
import { visit } from 'unist-util-visit'
import { parseFence, type Fence as FenceInfo } from '../article/code/fence'
import { readText } from '../site/read-text'
import { sectionOf } from './of-page'
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
  section?: { id: string; text: string }
  /** Code as a reader sees it; for `diff` the state after the change; for `file=` the whole file (whatever `lines=` shows). */
  code: string
  /** One entry for each line of `code`. */
  origins: LineOrigin[]
}

/** Keeps the lines that stand after a change: drops `-` lines, and the first column of the others. */
function afterDiff(lines: string[], origins: LineOrigin[]): { lines: string[]; origins: LineOrigin[] } {
  const kept = lines.flatMap((text, index) => (text.startsWith('-') ? [] : [{ text, origin: origins[index]! }]))
  return {
    lines: kept.map(({ text }) => text.replace(/^[+ ]/, '')),
    origins: kept.map(({ origin }) => origin),
  }
}

function makeFence(root: string, page: PageTree, node: Code): Fence {
  const line = node.position?.start.line ?? 1
  const meta = parseFence(node.lang, node.meta)
  meta.sdk ??= vreoSet(page.yaml)
  let lines = node.value.split('\n')
  let origins: LineOrigin[] = lines.map((_, index) => ({ file: page.file, line: line + 1 + index }))
  if (meta.file !== undefined) {
    const source = path.posix.join(path.posix.dirname(page.file), meta.file)
    try {
      lines = readText(path.join(root, source)).split('\n')
    } catch {
      // What is wrong with the page is told where it is compiled
      lines = []
    }
    origins = lines.map((_, index) => ({ file: source, line: index + 1 }))
  }
  if (meta.diff) ({ lines, origins } = afterDiff(lines, origins))
  return { file: page.file, line, lang: meta.language, meta, code: lines.join('\n'), origins }
}

/**
 * Finds every code block of the pages, those inside components, lists and callouts included, in document order.
 * @param root absolute path of the repository
 * @param files pages, relative to `root`
 * @returns the blocks, and problems of pages whose MDX cannot be read (they have no blocks)
 */
export function collectFences(root: string, files: string[]): { fences: Fence[]; problems: Problem[] } {
  const fences: Fence[] = []
  const { pages, problems } = readPages(root, files)
  for (const page of pages) {
    let section: Fence['section']
    visit(page.tree, (node) => {
      section = sectionOf(node) ?? section
      if (node.type !== 'code') return
      fences.push({ ...makeFence(root, page, node), ...(section && { section }) })
    })
  }
  return { fences, problems }
}
