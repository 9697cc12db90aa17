import { buildSync } from 'esbuild'
import { createRequire } from 'node:module'
import { relative, resolve } from 'node:path'
import { CACHE_FOLDER, writeWhole } from './cache'

/**
 * Runs a TypeScript file (with its imports) and returns its exports. An error in it names the file and the line of the
 * source.
 * @param file absolute path.
 */
export function loadTs<T>(file: string): T {
  const outfile = resolve(CACHE_FOLDER, 'code', `${relative(process.cwd(), file).replace(/[^\w.-]+/g, '_')}.cjs`)
  const { outputFiles } = buildSync({
    entryPoints: [file],
    outfile,
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    packages: 'external',
    sourcemap: 'inline',
    sourcesContent: false,
    logLevel: 'silent',
  })
  writeWhole(outfile, outputFiles[0]!.text)
  process.setSourceMapsEnabled(true)
  return createRequire(outfile)(outfile) as T
}
