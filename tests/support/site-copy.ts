import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeFiles } from './write-files'

const ROOT = process.cwd()
const COPIED = [
  'src',
  'tools',
  'samples',
  'static',
  'deploy',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-browser.tsx',
  'gatsby-ssr.tsx',
  '.terserrc',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.base.json',
]

/** A throw-away copy of the site with other content, for whole builds. */
export interface SiteCopy {
  root: string
  /** Writes a file, given its path from the root. */
  write: (path: string, text: string) => void
  read: (path: string) => string
  /** Changes a file. @throws when there is nothing in it to change. */
  edit: (path: string, from: RegExp, to: string) => void
  remove: () => void
}

/**
 * Copies the site's code into a temporary folder. Packages are linked one by one, so that the copy has a
 * `node_modules/.cache` of its own.
 * @param files the copy's content, by path from the root (e.g. `content/docs/five/intro.mdx`).
 * @param options `content: true` copies the real content first.
 */
export function copySite(files: Record<string, string>, { content = false } = {}): SiteCopy {
  const root = mkdtempSync(join(tmpdir(), 'docs-site-'))
  for (const name of [...COPIED, ...(content ? ['content'] : [])])
    cpSync(join(ROOT, name), join(root, name), { recursive: true })
  mkdirSync(join(root, 'node_modules'))
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== '.cache') symlinkSync(join(ROOT, 'node_modules', name), join(root, 'node_modules', name))
  writeFiles(root, files)
  const write = (path: string, text: string): void => writeFiles(root, { [path]: text })
  const read = (path: string): string => readFileSync(join(root, path), 'utf8')
  return {
    root,
    write,
    read,
    edit: (path, from, to) => {
      const text = read(path)
      if (!from.test(text)) throw new Error(`${path} has nothing like ${from}`)
      write(path, text.replace(from, to))
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}
