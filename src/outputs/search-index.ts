import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildIndex, type BuiltIndex } from '../search/engine/builder'
import { correctionData } from '../search/engine/correction-data'
import { commonCharacterBytes } from '../search/engine/corrections'
import { CORRECTIONS_FILE, INDEX_FOLDER, MANIFEST_FILE } from '../search/engine/index-files'
import { type Manifest } from '../search/engine/index-format'
import { synonymLookup } from '../search/engine/synonym-lookup'
import { readText } from '../site/read-text'
import type { SearchPage } from '../site/types'
import { writeWhole } from '../gatsby/cache'
import { digestOfFolders } from '../gatsby/digest'
import { filesIn } from '../gatsby/files-in'

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
 * from; nothing when the manifest names that folder already. Most of an index is as it was before an edit, and so are its
 * compressed copies: the folder of the version before takes the new name. Readers who still have the manifest of that one
 * find it where a release keeps it (docs/deployment.md), or read the manifest again.
 *
 * @param pages the pages to search, see `searchPages`.
 * @param publicDir folder of the built site.
 */
export function writeSearchIndex(pages: SearchPage[], publicDir: string): void {
  const base = join(publicDir, INDEX_FOLDER)
  const name = createHash('sha256')
    .update(JSON.stringify(pages))
    .update(digestOfFolders(process.cwd(), CODE))
    .digest('hex')
    .slice(0, HASH_LENGTH)
  const folder = join(base, name)
  if (currentFolder(base) === name && existsSync(folder)) return
  const { manifest, texts } = indexTexts(pages)
  const [before, ...older] = existsSync(base) ? readdirSync(base).filter(isHashed) : []
  for (const other of older) rmSync(join(base, other), { recursive: true })
  if (before) renameSync(join(base, before), folder)
  for (const path of filesIn(folder)) if (path.endsWith('.json') && !texts.has(path)) rmSync(join(folder, path))
  for (const [path, text] of texts) if (!holds(join(folder, path), text)) writeWhole(join(folder, path), text)
  // Last, so that what lies in the folder that it names is whole
  writeFileSync(join(base, MANIFEST_FILE), JSON.stringify({ ...manifest, folder: `${name}/` } satisfies Manifest))
}

const holds = (file: string, text: string): boolean => existsSync(file) && readFileSync(file, 'utf8') === text
