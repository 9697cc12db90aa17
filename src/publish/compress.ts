import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { crc32 } from 'node:zlib'
import { CACHE_FOLDER } from '../gatsby/cache-folder'
import { threadFile } from '../gatsby/thread'
import { writeCopies, type CompressShare } from './compress-copies'

const COMPRESSIBLE = /\.(?:html|js|css|json|xml|txt|md|svg|webmanifest)$/
/** What Gatsby renders pages from: no browser asks for it. */
const RENDERERS_OWN = /[\\/]public[\\/](?:page-data[\\/]|_gatsby[\\/]|webpack\.stats\.json|chunk-map\.json)/
/** Below this size in bytes a compressed copy gains nothing over its own headers. */
const MIN_BYTES = 1024
/** A thread is worth its start when it has this many files to compress. */
const FILES_PER_THREAD = 100
const MAX_THREADS = 8
const COMPRESS_THREAD = 'src/publish/compress-thread.ts'

/** Quality 5 costs a twentieth of 11, a tenth less than 6, and gives 1 % more than 6. A build for readers sets `BROTLI_QUALITY=11`: a tenth less of every page. */
function wantedQuality(): number {
  const wanted = Number(process.env.BROTLI_QUALITY || 5)
  if (!Number.isInteger(wanted) || wanted < 0 || wanted > 11) throw new Error('BROTLI_QUALITY 应是 0 到 11 的整数')
  return wanted
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !RENDERERS_OWN.test(file))

/**
 * Writes `.br` and `.gz` beside every text file of `public/`, for servers that send them as they are; removes those
 * whose file has gone or has become too small, because servers would send them all the same. A build pays only for what
 * changed: a copy stays when the checksum that gzip ends with (RFC 1952, 2.3.1) is that of its file. Copies are not
 * trusted when the run that made them did not come to its end or had another quality.
 * @returns how many files were compressed, and how many had their copies already.
 */
export async function compressPublic(root: string): Promise<{ written: number; reused: number }> {
  const quality = wantedQuality()
  const mark = join(root, CACHE_FOLDER, 'compressed.txt')
  const trusted = read(mark)?.toString() === String(quality)
  rmSync(mark, { force: true })
  const files = filesIn(join(root, 'public'))
  const texts = files.filter((file) => COMPRESSIBLE.test(file) && statSync(file).size >= MIN_BYTES)
  const stale = trusted ? texts.filter((file) => !isCompressed(file)) : texts
  await compressAll(stale, quality)
  const wanted = new Set(texts.flatMap((file) => [`${file}.br`, `${file}.gz`]))
  for (const file of files) if (/\.(?:br|gz)$/.test(file) && !wanted.has(file)) rmSync(file)
  mkdirSync(dirname(mark), { recursive: true })
  writeFileSync(mark, String(quality))
  return { written: stale.length, reused: texts.length - stale.length }
}

function read(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}

/** Bytes at the end of a gzip file: checksum, and size of what it holds, both of 32 bits. */
const TRAILER = 8

function isCompressed(file: string): boolean {
  const source = readFileSync(file)
  const [br, gz] = [read(`${file}.br`), read(`${file}.gz`)]
  if (!br?.length || !gz || gz.length < TRAILER) return false
  const trailer = gz.subarray(-TRAILER)
  return trailer.readUInt32LE(0) === crc32(source) && trailer.readUInt32LE(4) === source.length
}

/**
 * Compresses files in this thread and, when there are many, in others beside it. zlib's own asynchronous calls would
 * use threads as well, but cost twice the CPU time (docs/decisions/0002-build-speed.md).
 * @throws what a thread met while reading or writing a file.
 */
async function compressAll(files: string[], quality: number): Promise<void> {
  const threads = Math.min(availableParallelism(), MAX_THREADS, Math.ceil(files.length / FILES_PER_THREAD))
  const share: CompressShare = { files, quality, next: new Int32Array(new SharedArrayBuffer(4)) }
  const code = threads > 1 ? threadFile(COMPRESS_THREAD) : ''
  const others = Array.from({ length: Math.max(0, threads - 1) }, () => new Worker(code, { workerData: share }))
  const ends = Promise.all(others.map((thread) => once(thread, 'exit')))
  try {
    writeCopies(share)
  } finally {
    await ends
  }
}
