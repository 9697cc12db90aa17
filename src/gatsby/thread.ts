import { buildSync } from 'esbuild'
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { CACHE_FOLDER } from './cache-folder'

/**
 * Bundles the code of a thread: it is TypeScript, outside of what Gatsby bundles.
 * @param entry source file from the site's root, which is the working directory, e.g. `src/article/body-thread.ts`.
 * @returns the file to start a `Worker` with.
 */
export function threadFile(entry: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [resolve(entry)],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    write: false,
    logLevel: 'error',
  })
  const file = resolve(CACHE_FOLDER, `${basename(entry, '.ts')}.mjs`)
  mkdirSync(dirname(file), { recursive: true })
  // Whole or not at all: another process of this checkout may be starting the same thread
  writeFileSync(`${file}.${process.pid}.tmp`, outputFiles[0]?.text ?? '')
  renameSync(`${file}.${process.pid}.tmp`, file)
  return file
}
