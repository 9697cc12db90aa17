import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, crc32 } from 'node:zlib'
import { CACHE_FOLDER, writeWhole } from '../gatsby/cache'
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

interface Notes {
  quality: number
  /** By path: the checksum of the file, and the bytes of its copy. */
  copies: Record<string, [crc: number, bytes: number]>
}

/**
 * Writes `.br` beside every text file of `public/`, for servers that send it as it is; removes those whose file has gone
 * or has become too small, because servers would send them all the same. A build pays only for what changed: a copy stays
 * when its file and its length are as noted. Nothing is noted of a run that did not come to its end. Clients that take
 * gzip only are few (no TLS): servers compress for them.
 * @returns how many files were compressed, and how many had their copies already.
 */
export function compressPublic(root: string): { written: number; reused: number } {
  const quality = wantedQuality()
  const notes = join(root, CACHE_FOLDER, 'compressed.json')
  const trusted = notedCopies(notes, quality)
  rmSync(notes, { force: true })
  const publicDir = join(root, 'public')
  const files = filesIn(publicDir).filter((path) => !path.startsWith(RENDERERS_OWN))
  const texts = files.filter((path) => COMPRESSIBLE.test(path) && statSync(join(publicDir, path)).size >= MIN_BYTES)
  const copies: Notes['copies'] = {}
  let reused = 0
  for (const path of texts) {
    const file = join(publicDir, path)
    const source = readFileSync(file)
    const crc = crc32(source)
    const [noted, bytes] = trusted[path] ?? []
    const isCurrent = noted === crc && statSync(`${file}.br`, { throwIfNoEntry: false })?.size === bytes
    if (isCurrent) reused++
    copies[path] = [crc, isCurrent ? bytes! : writeCopy(file, source, quality)]
  }
  for (const path of files)
    if (path.endsWith('.br') && !copies[path.slice(0, -'.br'.length)]) rmSync(join(publicDir, path))
  writeWhole(notes, JSON.stringify({ quality, copies } satisfies Notes))
  return { written: texts.length - reused, reused }
}

/** @returns what is noted of copies of a quality: nothing when the notes are missing or damaged. */
function notedCopies(notes: string, quality: number): Notes['copies'] {
  try {
    const noted = JSON.parse(readFileSync(notes, 'utf8')) as Notes
    return noted.quality === quality ? noted.copies : {}
  } catch {
    return {}
  }
}

/** @returns the bytes of the copy. */
function writeCopy(file: string, source: Buffer, quality: number): number {
  const params = {
    // Scripts are few and cached for ever
    [constants.BROTLI_PARAM_QUALITY]: file.endsWith('.js') ? BEST_QUALITY : quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
  }
  // Room for all of it at once: what grows is copied
  const chunkSize = Math.max(constants.Z_MIN_CHUNK, source.length)
  const copy = brotliCompressSync(source, { params, chunkSize })
  writeFileSync(`${file}.br`, copy)
  return copy.length
}
