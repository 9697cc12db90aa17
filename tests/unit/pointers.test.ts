import { expect, test } from '@jest/globals'
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/**
 * Documents and comments point at files, e.g. `src/gatsby/webpack.ts` and `swap.ts`, and at families of them. Whoever moves a
 * file moves what points at it.
 */
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file && existsSync(file))
const folders = new Set(tracked.flatMap((file) => parents(file)))
const names = new Set(tracked.map((file) => basename(file)))

function parents(file: string): string[] {
  const folder = dirname(file)
  return folder === '.' ? [] : [folder, ...parents(folder)]
}

/** Folders at the root whose files are all in the repository; what a build makes (`public/`) is not. */
const ROOTS = ['src', 'tools', 'tests', 'docs', 'samples', 'deploy', 'plugins']
const PATH = new RegExp(`(?<![\\w/@.-])(?:${ROOTS.join('|')})/[\\w@./*{},-]*[\\w*}]`, 'g')
/** A file named alone, in backticks or in brackets. */
const NAME = /[`(]([\w-]+(?:\.[\w-]+)?\.(?:tsx?|mjs|cjs|css))[`)]/g
/** A link of a document to a file beside it. */
const LINK = /\]\((?!https?:|mailto:|#|\/)([^)#\s]+)/g

/** Files of a reader's own project, and addresses of pages, which begin like the folder of these documents. */
const NO_POINTER = /^(?:src\/(?:app|main|viewer)\.ts|docs\/(?!decisions\/|[\w.-]+\.md).*)$/

/** `*` stands for a part of a name, `**` for folders, `{a,b}` for one of two. */
const patternOf = (glob: string): RegExp =>
  new RegExp(
    `^${glob
      .replace(/[.]/g, '\\.')
      .replace(/\{([^}]*)\}/g, (_, list: string) => `(?:${list.replaceAll(',', '|')})`)
      .replace(/\*+/g, (stars) => (stars.length > 1 ? '.*' : '[^/]*'))}$`,
  )

function exists(path: string): boolean {
  if (!/[*{]/.test(path)) return existsSync(path)
  const pattern = patternOf(path)
  return [...tracked, ...folders].some((file) => pattern.test(file))
}

function wrongPointers(file: string, text: string): string[] {
  const paths = [...text.matchAll(PATH)].map(([path]) => path).filter((path) => !NO_POINTER.test(path) && !exists(path))
  const alone = [...text.matchAll(NAME)].map(([, name]) => name!).filter((name) => !names.has(name))
  return [...paths, ...alone].map((pointer) => `${file}: ${pointer}`)
}

/** The comments of a source file. What stands in strings and templates is not told apart: it points at files as well. */
const commentsOf = (source: string): string =>
  source
    .split('\n')
    .filter((line) => /^\s*(?:\/?\*|\/\/|\{\/\*)|\s\/\/ /.test(line))
    .join('\n')

test('every file that a document names exists', () => {
  const documents = tracked.filter((file) => /^(?:docs\/.*|[^/]+|samples\/.*|tests\/.*)\.md$/.test(file))
  expect(documents.length).toBeGreaterThan(8)
  const wrong = documents.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    const links = [...text.replace(/```[^]*?```|`[^`]*`/g, '').matchAll(LINK)]
      .map(([, link]) => join(dirname(file), link!))
      .filter((path) => !existsSync(path))
    return [...wrongPointers(file, text), ...links.map((link) => `${file}: ${link}`)]
  })
  expect(wrong).toEqual([])
})

test('every file that a comment names exists', () => {
  const sources = tracked.filter((file) =>
    /^(?:(?:src|tools|tests|plugins|samples)\/.*|[^/]+)\.(?:tsx?|mjs|cjs|css)$/.test(file),
  )
  expect(sources.length).toBeGreaterThan(500)
  expect(sources.flatMap((file) => wrongPointers(file, commentsOf(readFileSync(file, 'utf8'))))).toEqual([])
})
