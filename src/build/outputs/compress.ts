import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, crc32, gzip } from 'node:zlib'

const COMPRESSIBLE = /\.(?:html|js|css|json|xml|txt|md|svg|webmanifest)$/
/** Below this size in bytes a compressed copy gains nothing over its own headers. */
const MIN_BYTES = 1024
/** Files compressed at the same time: as many threads as Node's pool has. */
const PARALLEL = 4

/**
 * Scripts are few and cached for ever: best quality. The rest is rewritten often: quality 6 costs a twentieth of 11. A
 * build for readers sets `BROTLI_QUALITY=11`: a tenth less of every page (docs/deployment.md).
 */
const SCRIPT_QUALITY = 11
function wantedQuality(): number {
  const wanted = Number(process.env.BROTLI_QUALITY || 6)
  if (!Number.isInteger(wanted) || wanted < 0 || wanted > 11) throw new Error('BROTLI_QUALITY 应是 0 到 11 的整数')
  return wanted
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

/**
 * Writes `.br` and `.gz` beside every text file of `public/`, for servers that send them as they are; removes those
 * whose file has gone or has become too small, because servers would send them all the same. A build pays only for what
 * changed: a copy stays when the checksum that gzip ends with (RFC 1952, 2.3.1) is that of its file. Copies are not
 * trusted when the run that made them did not come to its end or had another quality.
 * @returns how many files were compressed, and how many had their copies already.
 */
export async function compressPublic(root: string): Promise<{ written: number; reused: number }> {
  const quality = wantedQuality()
  const mark = join(root, 'node_modules/.cache/docs/compressed.txt')
  const trusted = read(mark)?.toString() === String(quality)
  rmSync(mark, { force: true })
  const files = filesIn(join(root, 'public'))
  const queue = files.filter((file) => COMPRESSIBLE.test(file))
  const counts = { written: 0, reused: 0 }
  const wanted = new Set<string>()
  const work = async (): Promise<void> => {
    for (let file = queue.pop(); file; file = queue.pop()) {
      const source = readFileSync(file)
      if (source.length < MIN_BYTES) continue
      wanted.add(`${file}.br`).add(`${file}.gz`)
      if (trusted && isCompressed(file, source)) counts.reused++
      else {
        await writeCopies(file, source, quality)
        counts.written++
      }
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, work))
  for (const file of files) if (/\.(?:br|gz)$/.test(file) && !wanted.has(file)) rmSync(file)
  mkdirSync(dirname(mark), { recursive: true })
  writeFileSync(mark, String(quality))
  return counts
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

function isCompressed(file: string, source: Buffer): boolean {
  const [br, gz] = [read(`${file}.br`), read(`${file}.gz`)]
  if (!br?.length || !gz || gz.length < TRAILER) return false
  const trailer = gz.subarray(-TRAILER)
  return trailer.readUInt32LE(0) === crc32(source) && trailer.readUInt32LE(4) === source.length
}

async function writeCopies(file: string, source: Buffer, quality: number): Promise<void> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: file.endsWith('.js') ? SCRIPT_QUALITY : quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
  }
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(source, { params }),
    promisify(gzip)(source, { level: 6 }),
  ])
  writeFileSync(`${file}.br`, br)
  writeFileSync(`${file}.gz`, gz)
}
