import type { ErrorEntry, ErrorsFile } from '../outputs/agents/errors'
import type { Pitfall, PitfallsFile } from '../outputs/agents/pitfalls'
import type { SymbolsFile } from '../reference/symbols'
import { INDEX_FOLDER, MANIFEST_FILE } from '../search/engine/index-files'
import { createReader, type IndexReader } from '../search/engine/reader'
import { agentFiles } from '../site/agent-files'
import { createOnce } from '../site/once'
import { docPath, files, markdownPath } from '../site/routes'
import { sectionOf } from '../site/section-address'
import { readPage, type DocsPage } from './page'
import { DocsError, type Source } from './site-files'

const INCOMPLETE = '不完整：重新 npm run build，或用 --docs 给出完整的文档'
const SITEMAP = 'sitemap-0.xml'
/** Lists that the index cannot be read without. */
const MANIFEST = ['terms', 'fragments', 'groups', 'group', 'variants']

/** The published documents: each file is read when it is first asked for, and once. */
export class Docs {
  readonly reader: IndexReader
  private readonly once = createOnce()

  constructor(private readonly source: Source) {
    this.reader = createReader((path) =>
      path === MANIFEST_FILE ? this.data(`${INDEX_FOLDER}/${path}`, MANIFEST) : this.json(`${INDEX_FOLDER}/${path}`),
    )
  }

  symbols(): Promise<SymbolsFile> {
    return this.data(files.symbols.slice(1), ['symbols', 'packages'])
  }

  errors(): Promise<ErrorEntry[]> {
    return this.data<ErrorsFile>(agentFiles.errors.slice(1), ['errors']).then(({ errors }) => errors)
  }

  pitfalls(): Promise<Pitfall[]> {
    return this.data<PitfallsFile>(agentFiles.pitfalls.slice(1), ['pitfalls']).then(({ pitfalls }) => pitfalls)
  }

  /** @returns ids of all listed pages, as the sitemap has them. */
  async pageIds(): Promise<string[]> {
    const sitemap = await this.text(SITEMAP)
    const urls = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
    if (!urls.length) throw new DocsError(`${SITEMAP} ${INCOMPLETE}`)
    return urls.flatMap((path) => sectionOf(path) ?? [])
  }

  /** @returns a page of the documents; `undefined` when there is none of this id (`five/config`, `openapi`). */
  async page(id: string): Promise<DocsPage | undefined> {
    // A page that is not there and a build that is not there are different answers
    if (!(await this.pageIds()).includes(id)) return undefined
    const path = markdownPath(id.includes('/') ? docPath(id) : `/${id}/`).slice(1)
    return this.once(`${id} read`, async () => {
      const text = await this.text(path)
      try {
        return readPage(id, text)
      } catch {
        throw new DocsError(`${path} ${INCOMPLETE}`)
      }
    })
  }

  /** @returns a text file of the site. */
  text(path: string): Promise<string> {
    return this.once(path, () => this.source(path))
  }

  /** @returns a parsed file of the site. */
  json<T>(path: string): Promise<T> {
    return this.once(`${path} parsed`, async () => {
      const text = await this.text(path)
      try {
        return JSON.parse(text) as T
      } catch {
        throw new DocsError(`${path} 不是完整的 JSON：构建没有完成，或地址不对`)
      }
    })
  }

  /** @returns a parsed file that has some lists; whatever else it is, it is not what was built. */
  private async data<T>(path: string, lists: string[]): Promise<T> {
    const found = await this.json<Record<string, unknown> | null>(path)
    if (!lists.every((name) => Array.isArray(found?.[name]))) throw new DocsError(`${path} ${INCOMPLETE}`)
    return found as T
  }
}
