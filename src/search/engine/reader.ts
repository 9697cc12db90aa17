import type { CorrectionData } from './corrections'
import { CORRECTIONS_FILE, MANIFEST_FILE } from './index-files'
import { frontDecode, type FragmentFile, type Manifest, type ShardFile } from './index-format'

/**
 * Gets and parses a JSON file of the index; `path` is relative to the manifest, `field` one that such a file has: without
 * it, it is something else. Rejects when it cannot.
 */
export type GetFile = (path: string, field: string) => Promise<unknown>

/** A decoded shard: terms in alphabetical order, and the packed postings of each. */
export interface Shard {
  terms: string[]
  postings: number[][]
}

/** Reads the files of an index, each at most once; one that could not be got is asked for again next time. */
export interface IndexReader {
  manifest(): Promise<Manifest>
  /** The shards that may hold a term between `from` and `to`, at most `limit` of them. */
  shards(from: string, to: string, limit: number): Promise<Shard[]>
  /** Texts of some sections. */
  fragment(number: number): Promise<FragmentFile>
  /** What guesses are made from. */
  corrections(): Promise<CorrectionData>
}

function decodeShard(file: ShardFile): Shard {
  const shard: Shard = { terms: [], postings: [] }
  let term = ''
  for (let index = 0; index < file.length; index += 2) {
    term = frontDecode(file[index] as string, term)
    shard.terms.push(term)
    shard.postings.push(file[index + 1] as number[])
  }
  return shard
}

/** @returns how many of the sorted values are smaller than `value`, or not larger when `inclusive`. */
export function countBefore(sorted: string[], value: string, inclusive = false): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    const candidate = sorted[middle] ?? ''
    if (candidate < value || (inclusive && candidate === value)) low = middle + 1
    else high = middle
  }
  return low
}

export function createReader(get: GetFile): IndexReader {
  const files = new Map<string, Promise<unknown>>()

  /** One promise per file; a failed one is forgotten. */
  function once<T>(path: string, read: () => Promise<T>): Promise<T> {
    const known = files.get(path)
    if (known) return known as Promise<T>
    const file = read()
    files.set(path, file)
    file.catch(() => files.delete(path))
    return file
  }

  const manifest = () => once(MANIFEST_FILE, () => get(MANIFEST_FILE, 'terms') as Promise<Manifest>)
  const inFolder = (path: string, field: string) => manifest().then(({ folder }) => get(folder + path, field))

  return {
    manifest,
    fragment: (number) => once(`t/${number}`, () => inFolder(`t/${number}.json`, 'sections') as Promise<FragmentFile>),
    corrections: () => once(CORRECTIONS_FILE, () => inFolder(CORRECTIONS_FILE, 'words') as Promise<CorrectionData>),
    async shards(from, to, limit) {
      const { terms } = await manifest()
      if (!terms.length) return []
      const first = Math.max(0, countBefore(terms, from, true) - 1)
      const last = Math.max(0, countBefore(terms, to, true) - 1)
      const numbers = Array.from({ length: Math.min(last - first + 1, limit) }, (_, index) => first + index)
      return Promise.all(
        numbers.map((number) =>
          once(`s/${number}`, () => inFolder(`s/${number}.json`, '0').then((file) => decodeShard(file as ShardFile))),
        ),
      )
    },
  }
}
