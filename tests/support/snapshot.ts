import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { filesIn } from '../../src/gatsby/files-in'

/** Gatsby numbers its compilations; the number depends on what the run before has left. */
const COMPILATION = /(CompilationHash"?[=:]")[\da-f]+/g

function textOf(file: string): string {
  const bytes = readFileSync(file)
  const plain = file.endsWith('.br') ? brotliDecompressSync(bytes) : file.endsWith('.gz') ? gunzipSync(bytes) : bytes
  return plain.toString('latin1').replace(COMPILATION, '$1')
}

/** @returns digests of all files of a built site by path: two builds are the same when these are. */
export function snapshot(publicDir: string): Record<string, string> {
  const digest = (path: string): string =>
    createHash('sha1')
      .update(textOf(join(publicDir, path)))
      .digest('hex')
  return Object.fromEntries(
    filesIn(publicDir)
      .sort()
      .map((path) => [path, digest(path).slice(0, 10)]),
  )
}
