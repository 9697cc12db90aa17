import { buildSync } from 'esbuild'
import { createHash } from 'node:crypto'
import { basename, join } from 'node:path'

/**
 * Bundles a style sheet and what it imports, for the places that Gatsby's own bundle does not reach.
 * @param entry file below `src/styles/`.
 * @returns its text, and a name that changes with it, e.g. `late-5d41402abc4b2a76b971.css`.
 */
export function styleSheet(entry: string): { name: string; css: string } {
  const file = join(process.cwd(), 'src/styles', entry)
  const { outputFiles } = buildSync({ entryPoints: [file], bundle: true, minify: true, write: false })
  const css = outputFiles[0]!.text.trim()
  const hash = createHash('sha1').update(css).digest('hex').slice(0, 20)
  return { name: `${basename(entry, '.css')}-${hash}.css`, css }
}
