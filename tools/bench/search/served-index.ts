import { gzipSync } from 'node:zlib'
import { MIN_BYTES } from '../../../src/outputs/compress'
import { indexTexts } from '../../../src/outputs/search-index'
import { CORRECTIONS_FILE, MANIFEST_FILE } from '../../../src/search/engine/index-files'
import { createReader, type IndexReader } from '../../../src/search/engine/reader'
import type { SearchPage } from '../../../src/site/types'

/** An index as a server holds it: JSON by path, and what each file weighs on the line. */
export class ServedIndex {
  private readonly files: Map<string, string>
  private readonly weights = new Map<string, number>()
  /** Files read since {@link forget}. */
  private read: string[] = []

  constructor(pages: SearchPage[]) {
    const { manifest, texts } = indexTexts(pages)
    this.files = texts.set(MANIFEST_FILE, JSON.stringify(manifest))
  }

  /** A reader that has fetched nothing yet. */
  reader(): IndexReader {
    return createReader((path) => {
      this.read.push(path)
      return Promise.resolve(JSON.parse(this.files.get(path) ?? 'null') as unknown)
    })
  }

  /** Bytes of a file in gzip. */
  private weight(path: string): number {
    const known = this.weights.get(path) ?? gzipSync(this.files.get(path) ?? '').length
    this.weights.set(path, known)
    return known
  }

  forget(): void {
    this.read = []
  }

  /** Files, and their bytes in gzip, that were read since {@link forget}; without what guesses are made from. */
  cost(): { files: number; bytes: number } {
    const read = this.read.filter((path) => path !== CORRECTIONS_FILE)
    return { files: read.length, bytes: read.reduce((sum, path) => sum + this.weight(path), 0) }
  }

  /** Bytes in gzip of all files whose path begins so: `s/` shards, `t/` texts, `manifest`, `corrections`. */
  size(start: string): number {
    return [...this.files.keys()]
      .filter((path) => path.startsWith(start))
      .reduce((sum, path) => sum + this.weight(path), 0)
  }

  /** How many files the index is in `public/`, with the compressed copies of those that have them. */
  published(): number {
    return [...this.files.values()].reduce((sum, text) => sum + (Buffer.byteLength(text) < MIN_BYTES ? 1 : 2), 0)
  }
}
