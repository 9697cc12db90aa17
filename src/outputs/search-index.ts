import { createHash } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { buildIndex, type BuiltIndex } from '../search/engine/builder'
import { correctionData } from '../search/engine/correction-data'
import { commonCharacterBytes } from '../search/engine/corrections'
import { CORRECTIONS_FILE, INDEX_FOLDER, MANIFEST_FILE } from '../search/engine/index-files'
import { type Manifest } from '../search/engine/index-format'
import { synonymLookup } from '../search/engine/synonym-lookup'
import { readText } from '../site/read-text'
import type { SearchPage } from '../site/types'
import { digestOfFolders } from '../gatsby/digest'

const HASH_LENGTH = 12
const SYNONYMS = 'src/search/engine/synonyms.txt'
/** Everything else that the index is made by. */
const CODE = ['src/search/engine', 'src/site', 'package-lock.json']
const isHashed = (name: string): boolean => new RegExp(`^[\\da-f]{${HASH_LENGTH}}$`).test(name)

/** Folder that the manifest on disk names, without slash; `undefined` when there is none. */
function currentFolder(base: string): string | undefined {
  try {
    return (JSON.parse(readFileSync(join(base, MANIFEST_FILE), 'utf8')) as Manifest).folder.replace('/', '')
  } catch {
    return undefined
  }
}

/** @returns the manifest of an index, and its other files by path, as JSON. */
export function indexTexts(pages: SearchPage[]): { manifest: BuiltIndex['manifest']; texts: Map<string, string> } {
  const { manifest, files } = buildIndex(pages, synonymLookup(readText(SYNONYMS)))
  const common = new TextDecoder('gbk').decode(commonCharacterBytes())
  const all = [...files, [CORRECTIONS_FILE, correctionData(pages, common)] as const]
  return { manifest, texts: new Map(all.map(([path, file]) => [path, JSON.stringify(file)])) }
}

/**
 * Writes the embedded search index: a manifest under a fixed name, everything else in a folder named after what it is made
 * from; nothing when the manifest names that folder already.
 * The folder of the version before stays, for readers whose page still has the old manifest; older ones go. (A browser
 * that meets a missing file reads the manifest again.)
 *
 * @param pages the pages to search, see `searchPages`.
 * @param publicDir folder of the built site.
 */
export function writeSearchIndex(pages: SearchPage[], publicDir: string): void {
  const base = join(publicDir, INDEX_FOLDER)
  const folder = createHash('sha256')
    .update(JSON.stringify(pages))
    .update(digestOfFolders(process.cwd(), CODE))
    .digest('hex')
    .slice(0, HASH_LENGTH)
  const before = currentFolder(base)
  // It is written last, so what lies in the folder that it names is whole
  if (folder === before) return
  const { manifest, texts } = indexTexts(pages)
  for (const name of existsSync(base) ? readdirSync(base) : []) {
    if (isHashed(name) && name !== folder && name !== before) rmSync(join(base, name), { recursive: true })
  }
  for (const [path, text] of texts) {
    const file = join(base, folder, path)
    mkdirSync(dirname(file), { recursive: true })
    if (!before || !linkSame(join(base, before, path), file, text)) writeFileSync(file, text)
  }
  // Last, so that it never names files that are not there yet.
  writeFileSync(join(base, MANIFEST_FILE), JSON.stringify({ ...manifest, folder: `${folder}/` } satisfies Manifest))
}

/**
 * Most of the index is as it was after an edit: such a file is the old one under another name, and so are its compressed
 * copies.
 * @returns whether it is there now; otherwise it has to be written, also where a run that was killed left half of it.
 */
function linkSame(old: string, file: string, text: string): boolean {
  try {
    if (readFileSync(old, 'utf8') !== text) return false
    linkSync(old, file)
    for (const kind of ['br', 'gz']) if (existsSync(`${old}.${kind}`)) linkSync(`${old}.${kind}`, `${file}.${kind}`)
    return true
  } catch {
    return false
  }
}
