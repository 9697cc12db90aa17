import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, crc32, gzipSync } from 'node:zlib'
import { CACHE_FOLDER, readIfThere, writeWhole } from '../gatsby/cache'
import { filesIn } from '../gatsby/files-in'

const COMPRESSIBLE = /\.(?:html|js|css|json|xml|txt|md|svg|webmanifest)$/
/** What Gatsby renders pages from: no browser asks for it. */
const RENDERERS_OWN = 'page-data/'
/** Below this size in bytes a compressed copy gains nothing over its own headers. */
export const MIN_BYTES = 1024
const BEST_QUALITY = 11

/** Brotli's quality: seven, which costs little and saves much, unless a build for readers asks for the best (`BROTLI_QUALITY=11`). */
function wantedQuality(): number {
  const wanted = Number(process.env.BROTLI_QUALITY || 7)
  if (!Number.isInteger(wanted) || wanted < 0 || wanted > 11) throw new Error('BROTLI_QUALITY 应是 0 到 11 的整数')
  return wanted
}

/**
 * Writes `.br` and `.gz` beside every text file of `public/`, for servers that send them as they are; removes those
 * whose file has gone or has become too small, because servers would send them all the same. A build pays only for what
 * changed: a copy stays when the checksum that gzip ends with (RFC 1952, 2.3.1) is that of its file. Copies are not
 * trusted when the run that made them did not come to its end or had another quality.
 * @returns how many files were compressed, and how many had their copies already.
 */
export function compressPublic(root: string): { written: number; reused: number } {
  const quality = wantedQuality()
  const mark = join(root, CACHE_FOLDER, 'compressed.txt')
  const trusted = readIfThere(mark)?.toString() === String(quality)
  rmSync(mark, { force: true })
  const files = filesIn(join(root, 'public'))
    .filter((path) => !path.startsWith(RENDERERS_OWN))
    .map((path) => join(root, 'public', path))
  const texts = files.filter((file) => COMPRESSIBLE.test(file) && statSync(file).size >= MIN_BYTES)
  const stale = trusted ? texts.filter((file) => !isCompressed(file)) : texts
  for (const file of stale) writeCopies(file, quality)
  const wanted = new Set(texts.flatMap((file) => [`${file}.br`, `${file}.gz`]))
  for (const file of files) if (/\.(?:br|gz)$/.test(file) && !wanted.has(file)) rmSync(file)
  writeWhole(mark, String(quality))
  return { written: stale.length, reused: texts.length - stale.length }
}

/** Bytes at the end of a gzip file: checksum, and size of what it holds, both of 32 bits. */
const TRAILER = 8

function isCompressed(file: string): boolean {
  const source = readFileSync(file)
  const [br, gz] = [readIfThere(`${file}.br`), readIfThere(`${file}.gz`)]
  if (!br?.length || !gz || gz.length < TRAILER) return false
  const trailer = gz.subarray(-TRAILER)
  return trailer.readUInt32LE(0) === crc32(source) && trailer.readUInt32LE(4) === source.length
}

function writeCopies(file: string, quality: number): void {
  const source = readFileSync(file)
  const params = {
    // Scripts are few and cached for ever
    [constants.BROTLI_PARAM_QUALITY]: file.endsWith('.js') ? BEST_QUALITY : quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
  }
  // Room for all of it at once: what grows is copied
  const chunkSize = Math.max(constants.Z_MIN_CHUNK, source.length)
  writeFileSync(`${file}.br`, brotliCompressSync(source, { params, chunkSize }))
  writeFileSync(`${file}.gz`, gzipSync(source, { chunkSize }))
}
