import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Code } from 'mdast'
import { visit } from 'unist-util-visit'
import type { Problem } from '../../src/site/types'
import { readPages } from './page-tree'

/** More lines than these are left out on purpose. */
const FEW = 3
const EXCERPT = /file="([^"]+)".*?lines="(\d+)-(\d+)"/

/** Lines that fall between two excerpts of a file which follow each other, as a file that has grown leaves them. */
export function checkExcerpts(root: string, files: readonly string[]): Problem[] {
  return readPages(root, files).flatMap(({ file, tree }) => {
    const problems: Problem[] = []
    let before: { source: string; end: number } | undefined
    visit(tree, 'code', ({ meta, position }: Code) => {
      const [, source, first, last] = EXCERPT.exec(meta ?? '') ?? []
      const start = Number(first)
      if (source && before?.source === source && start > before.end + 1 && start - before.end - 1 <= FEW) {
        const lines = readFileSync(path.join(root, path.dirname(file), source), 'utf8').split('\n')
        if (lines.slice(before.end, start - 1).some((line) => line.trim()))
          problems.push({
            severity: 'error',
            rule: 'excerpt',
            file,
            line: position?.start.line ?? 1,
            message: `${source} 的第 ${before.end + 1} 到 ${start - 1} 行，上一段和这一段都没有`,
            remedy: `这一段从 ${before.end + 1} 写起：lines="${before.end + 1}-${last}"`,
          })
      }
      before = source ? { source, end: Number(last) } : undefined
    })
    return problems
  })
}
