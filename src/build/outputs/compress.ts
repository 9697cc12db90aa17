import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSIBLE = /\.(?:html|js|css|json|xml|txt|md|svg|webmanifest)$/
/** Below this size in bytes a compressed copy gains nothing over its own headers. */
const MIN_BYTES = 1024
/** Scripts are few and cached for ever: best quality. The rest is rewritten often: quality 6 costs a twentieth of 11. */
const quality = (file: string): number => (file.endsWith('.js') ? 11 : 6)

/**
 * Writes `.br` and `.gz` beside every text file of `public/`, for servers that send them as they are. Copies are kept
 * by content in `node_modules/.cache`, so a build pays only for what changed.
 */
export async function compressPublic(root: string): Promise<{ written: number; reused: number }> {
  const folder = join(root, 'public')
  const cache = join(root, 'node_modules/.cache/docs/compressed')
  await mkdir(cache, { recursive: true })
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  const counts = { written: 0, reused: 0 }
  const queue = [...files]
  const work = async (): Promise<void> => {
    for (let file = queue.pop(); file; file = queue.pop()) await compressFile(file, cache, counts)
  }
  await Promise.all(Array.from({ length: 4 }, work))
  return counts
}

async function compressFile(file: string, cache: string, counts: { written: number; reused: number }): Promise<void> {
  const source = await readFile(file)
  if (source.length < MIN_BYTES) return
  const key = createHash('sha1')
    .update(source)
    .update(String(quality(file)))
    .digest('hex')
  const [br, gz] = [join(cache, `${key}.br`), join(cache, `${key}.gz`)]
  if (existsSync(br) && existsSync(gz)) counts.reused++
  else {
    await writeWhole(
      br,
      await promisify(brotliCompress)(source, {
        params: { [constants.BROTLI_PARAM_QUALITY]: quality(file), [constants.BROTLI_PARAM_SIZE_HINT]: source.length },
      }),
    )
    await writeWhole(gz, await promisify(gzip)(source, { level: 6 }))
    counts.written++
  }
  await Promise.all([copyFile(br, `${file}.br`), copyFile(gz, `${file}.gz`)])
}

async function writeWhole(file: string, data: Buffer): Promise<void> {
  await writeFile(`${file}.${process.pid}.tmp`, data)
  await rename(`${file}.${process.pid}.tmp`, file)
}
