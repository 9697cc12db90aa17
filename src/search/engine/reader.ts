import { createOnce } from '../../site/once'
import type { CorrectionData } from './corrections'
import { CORRECTIONS_FILE, MANIFEST_FILE } from './index-files'
import { layoutOf } from './layout'
import { frontDecode, type FragmentFile, type Manifest, type ShardFile } from './index-format'

/**
 * Gets and parses a JSON file of the index; `path` is relative to the manifest, `field` one that such a file has: without
 * it, it is something else. Rejects when it cannot.
 */
export type GetFile = (path: string, field: string) => Promise<unknown>

/** The packed postings of terms, in alphabetical order. */
type Shard = Map<string, number[]>

function decodeShard(file: ShardFile): Shard {
  const shard: Shard = new Map()
  let term = ''
  for (let index = 0; index < file.length; index += 2) {
    term = frontDecode(file[index] as string, term)
    shard.set(term, file[index + 1] as number[])
  }
  return shard
}

/** Sorts after every term that starts with the same letters. */
const LAST = '\uffff'

export type IndexReader = ReturnType<typeof createReader>

/** Reads the files of an index, each at most once. */
export function createReader(get: GetFile) {
  const once = createOnce()

  const manifest = () => once(MANIFEST_FILE, () => get(MANIFEST_FILE, 'terms') as Promise<Manifest>)
  const inFolder = (path: string, field: string) => manifest().then(({ folder }) => get(folder + path, field))

  /** The shards that may hold a term between `from` and `to`, at most `limit` of them. */
  async function shards(from: string, to: string, limit: number): Promise<Shard[]> {
    const { terms } = await manifest()
    const upTo = (value: string): number => terms.filter((start) => start <= value).length
    const first = Math.max(0, upTo(from) - 1)
    const wanted = terms.slice(first, Math.min(upTo(to), first + limit)).map((_, index) => {
      const path = `s/${first + index}`
      return once(path, () => inFolder(`${path}.json`, '0').then((file) => decodeShard(file as ShardFile)))
    })
    return Promise.all(wanted)
  }

  return {
    manifest,
    layout: () => once('layout', () => manifest().then(layoutOf)),
    /** Texts of some sections. */
    fragment: (number: number) =>
      once(`t/${number}`, () => inFolder(`t/${number}.json`, 'sections') as Promise<FragmentFile>),
    /** What guesses are made from. */
    corrections: () => once(CORRECTIONS_FILE, () => inFolder(CORRECTIONS_FILE, 'words') as Promise<CorrectionData>),
    /** Postings of a term; `undefined` where it stands nowhere. */
    postings: async (term: string) => (await shards(term, term, 1))[0]?.get(term),
    /** All terms that begin so, in alphabetical order, as far as they are in the first `limit` shards. */
    startingWith: async (beginning: string, limit: number) =>
      (await shards(beginning, beginning + LAST, limit)).flatMap((shard) =>
        [...shard].filter(([term]) => term.startsWith(beginning)),
      ),
  }
}
