import { createHash, randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSIBLE = /\.(?:html|js|css|json|xml|txt|md|svg|webmanifest)$/
/** Below this size in bytes a compressed copy gains nothing over its own headers. */
const MIN_BYTES = 1024
/** Bytes of the SHA-1 that stands before each copy in the cache. */
const SEAL = 20
/**
 * Scripts are few and cached for ever: best quality. The rest is rewritten often: quality 6 costs a twentieth of 11. A
 * build for readers sets `BROTLI_QUALITY=11`: a tenth less of every page (docs/deployment.md).
 */
function quality(file: string): number {
  const wanted = Number(process.env.BROTLI_QUALITY || 6)
  if (!Number.isInteger(wanted) || wanted < 0 || wanted > 11) throw new Error('BROTLI_QUALITY 应是 0 到 11 的整数')
  return file.endsWith('.js') ? 11 : wanted
}

interface Counts {
  written: number
  reused: number
}

const sha1 = (...data: (string | Buffer)[]): Buffer => {
  const hash = createHash('sha1')
  data.forEach((part) => hash.update(part))
  return hash.digest()
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

/**
 * Writes `.br` and `.gz` beside every text file of `public/`, for servers that send them as they are; removes those
 * whose file has gone or has become too small, because servers would send them all the same. Copies are kept by
 * content in `node_modules/.cache`, so a build pays only for what changed; a damaged one is made again.
 */
export async function compressPublic(root: string): Promise<Counts> {
  const cache = join(root, 'node_modules/.cache/docs/compressed')
  await mkdir(cache, { recursive: true })
  const files = filesIn(join(root, 'public'))
  const sources = files.filter((file) => COMPRESSIBLE.test(file))
  const counts: Counts = { written: 0, reused: 0 }
  const used = new Set<string>()
  const wanted = new Set<string>()
  const queue = [...sources]
  const work = async (): Promise<void> => {
    for (let file = queue.pop(); file; file = queue.pop()) {
      const source = await readFile(file)
      if (source.length < MIN_BYTES) continue
      const key = sha1(source, String(quality(file))).toString('hex')
      const write = async (kind: 'br' | 'gz'): Promise<void> => {
        used.add(`${key}.${kind}`)
        wanted.add(`${file}.${kind}`)
        const copy = await copyOf(join(cache, `${key}.${kind}`), kind, source, quality(file), counts)
        await writeFile(`${file}.${kind}`, copy)
      }
      await Promise.all([write('br'), write('gz')])
    }
  }
  await Promise.all(Array.from({ length: 4 }, work))
  const orphans = files.filter((file) => /\.(?:br|gz)$/.test(file) && !wanted.has(file))
  const unused = readdirSync(cache).filter((name) => !used.has(name))
  await Promise.all([...orphans, ...unused.map((name) => join(cache, name))].map((file) => rm(file, { force: true })))
  return counts
}

async function copyOf(
  stored: string,
  kind: 'br' | 'gz',
  source: Buffer,
  level: number,
  counts: Counts,
): Promise<Buffer> {
  const known = await readSealed(stored)
  if (known) {
    if (kind === 'br') counts.reused++
    return known
  }
  const params = { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: source.length }
  const data =
    kind === 'br' ? await promisify(brotliCompress)(source, { params }) : await promisify(gzip)(source, { level: 6 })
  // Two files may hold the same and be at it at the same time
  const part = `${stored}.${randomUUID()}.tmp`
  await writeFile(part, Buffer.concat([sha1(data), data]))
  await rename(part, stored)
  if (kind === 'br') counts.written++
  return data
}

/** A copy from the cache; `undefined` when there is none, or a power cut or a full disk has left half of one. */
async function readSealed(file: string): Promise<Buffer | undefined> {
  try {
    const bytes = await readFile(file)
    const data = bytes.subarray(SEAL)
    return sha1(data).equals(bytes.subarray(0, SEAL)) ? data : undefined
  } catch {
    return undefined
  }
}
