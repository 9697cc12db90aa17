import { buildSync } from 'esbuild'
import { createHash } from 'node:crypto'
import { basename, join } from 'node:path'

/**
 * Bundles a style sheet and what it imports, for the places that Gatsby's own bundle does not reach.
 * @param entry file from the site's root, e.g. `src/page/all-pages.css`.
 * @returns its text, a name that changes with it, and the files it is made of.
 */
export function styleSheet(entry: string): { name: string; css: string; files: string[] } {
  const file = join(process.cwd(), entry)
  const { outputFiles, metafile } = buildSync({
    entryPoints: [file],
    absWorkingDir: process.cwd(),
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
  })
  const css = outputFiles[0]!.text.trim()
  const hash = createHash('sha1').update(css).digest('hex').slice(0, 20)
  return { name: `${basename(entry, '.css')}-${hash}.css`, css, files: Object.keys(metafile.inputs) }
}
