import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

/** Gatsby numbers its compilations; the number depends on what the run before has left. */
const COMPILATION = /(CompilationHash"?[=:]")[\da-f]+/g

function textOf(file: string): string {
  const bytes = readFileSync(file)
  const plain = file.endsWith('.br') ? brotliDecompressSync(bytes) : file.endsWith('.gz') ? gunzipSync(bytes) : bytes
  return plain.toString('latin1').replace(COMPILATION, '$1')
}

/** @returns digests of all files of a built site by path: two builds are the same when these are. */
export function snapshot(publicDir: string): Record<string, string> {
  const files = readdirSync(publicDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return Object.fromEntries(
    files
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file.slice(publicDir.length), createHash('sha1').update(textOf(file)).digest('hex').slice(0, 10)])
      .sort(),
  )
}
