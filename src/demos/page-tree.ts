import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Root } from 'mdast'
import { CompileContext } from '../article/compilation'
import { splitFrontMatter } from '../article/parse/front-matter'
import { parseMdx } from '../article/parse/parse'
import { normalized } from '../site/read-text'
import { SYNTAX } from '../article/parse/syntax-error'
import type { Problem } from '../site/types'

/** A page as the checks see it: front matter as text, body as a syntax tree with the file's own line numbers. */
export interface PageTree {
  /** Path relative to the repository's root, with `/`. */
  file: string
  /** The whole file, `\n` at the ends of lines. */
  source: string
  /** YAML between the two `---` lines, which starts on line 2; `''` when there is none. */
  yaml: string
  /** Body. Lines count from the start of the file; offsets count in `body`. */
  tree: Root
  /** The source with blank lines in place of the front matter. */
  body: string
}

/**
 * Reads one page with the site's own parser.
 * @param root absolute path of the repository
 * @param file path relative to `root`
 * @returns the page, or the problems of MDX that cannot be read
 */
export const readPage = (root: string, file: string): ReturnType<typeof readText> =>
  readText(file, readFileSync(path.join(root, file), 'utf8'), root)

/** @returns those of some pages that can be read, and the problems of the others. */
export function readPages(root: string, files: readonly string[]): { pages: PageTree[]; problems: Problem[] } {
  const read = files.map((file) => readPage(root, file))
  return {
    pages: read.flatMap((one) => ('page' in one ? one.page : [])),
    problems: read.flatMap((one) => ('problems' in one ? one.problems : [])),
  }
}

/** Reads the text of a page, as {@link readPage} does. */
export function readText(
  file: string,
  text: string,
  root: string = process.cwd(),
): { page: PageTree } | { problems: Problem[] } {
  const source = normalized(text)
  const { yaml = '', body } = splitFrontMatter(source)
  const context = new CompileContext({ root, file, source: body })
  const tree = parseMdx(body, context)
  const isRead = tree && !context.problems.some(({ rule }) => rule === SYNTAX)
  return isRead ? { page: { file, source, yaml, tree, body } } : { problems: context.problems }
}

/**
 * Which packages a page about vreo uses, by its front matter (`sdk`): the old ones that vreo asks for, or five 6 when
 * the page says so. `undefined` for a page that is not about vreo.
 */
export function vreoSet(yaml: string): 'five5' | 'five6' | undefined {
  const sdk = /^sdk:.*(?:\n[ \t]+.*)*/m.exec(yaml)?.[0] ?? ''
  if (!sdk.includes('@realsee/vreo')) return undefined
  return /@realsee\/five['"]?:\s*['"]?6/.test(sdk) ? 'five6' : 'five5'
}
