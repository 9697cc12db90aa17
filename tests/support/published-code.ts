import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PUBLIC } from './public-pages'

/** A published file that a browser reads styles or scripts from. */
export interface PublishedFile {
  /** Path from the site's root, e.g. `docs/five/intro/index.html`. */
  name: string
  text: string
}

/** What tells a file from those of other builds: its digest, by which webpack's code names it. */
const digestIn = (base: string): string => /[\da-f]{12,}/.exec(base)?.[0] ?? base

/**
 * Every published document, and the style sheets and scripts that they name, or that one of these scripts names. A warm
 * build leaves files of the build before in the folder; those are not read.
 */
export function publishedCode(): PublishedFile[] {
  const files = readdirSync(PUBLIC, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:html|css|js)$/.test(entry.name))
    .map(({ parentPath, name }) => {
      const path = join(parentPath, name)
      return { name: path.slice(PUBLIC.length + 1), base: name, text: readFileSync(path, 'utf8') }
    })
  const documents = files.filter(({ base }) => base.endsWith('.html'))
  const found = new Set(documents)
  // A set gives what is added while it is gone through
  for (const { text } of found)
    for (const file of files) if (!found.has(file) && text.includes(digestIn(file.base))) found.add(file)
  return [...found]
}
