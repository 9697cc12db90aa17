import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { filesIn } from '../../src/gatsby/files-in'
import { PUBLIC } from './public-pages'

/** A published file that a browser reads styles or scripts from. */
export interface PublishedFile {
  /** Path from the site's root, e.g. `docs/five/intro/index.html`. */
  name: string
  text: string
}

/** What tells a file from those of other builds: its digest, by which webpack's code names it. */
const digestIn = (base: string): string => /[\da-f]{8,}/.exec(base)?.[0] ?? base

/**
 * Every published document, and the style sheets and scripts that they name, or that one of these scripts names. A warm
 * build leaves files of the build before in the folder; those are not read.
 */
export function publishedCode(): PublishedFile[] {
  const files = filesIn(PUBLIC)
    .filter((name) => /\.(?:html|css|js)$/.test(name))
    .map((name) => ({ name, text: readFileSync(join(PUBLIC, name), 'utf8') }))
  const documents = files.filter(({ name }) => name.endsWith('.html'))
  const found = new Set(documents)
  // A set gives what is added while it is gone through
  for (const { text } of found)
    for (const file of files) if (!found.has(file) && text.includes(digestIn(basename(file.name)))) found.add(file)
  return [...found]
}
