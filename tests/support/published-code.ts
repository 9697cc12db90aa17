import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PUBLIC } from './public-pages'

/** A published file that a browser reads styles or scripts from. */
export interface PublishedFile {
  /** Path from the site's root, e.g. `docs/five/intro/index.html`. */
  name: string
  text: string
}

/**
 * Every published document, and the style sheets and scripts that the documents or the bundle name. A warm build leaves
 * files of the build before in the folder; those are not read.
 */
export function publishedCode(): PublishedFile[] {
  const files = readdirSync(PUBLIC, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:html|css|js)$/.test(entry.name))
    .map(({ parentPath, name }) => {
      const path = join(parentPath, name)
      return { name: path.slice(PUBLIC.length + 1), base: name, text: readFileSync(path, 'utf8') }
    })
  const documents = files.filter(({ base }) => base.endsWith('.html'))
  const stats = join(PUBLIC, 'webpack.stats.json')
  const named = [...documents.map(({ text }) => text), existsSync(stats) ? readFileSync(stats, 'utf8') : ''].join('\n')
  return [...documents, ...files.filter(({ base }) => !base.endsWith('.html') && named.includes(base))]
}
