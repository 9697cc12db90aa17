import type { ErrorEntry, ErrorsFile } from '../../../src/publish/agents/errors'
import type { Pitfall, PitfallsFile } from '../../../src/publish/agents/pitfalls'
import type { SymbolsFile } from '../../../src/reference/symbols'
import { INDEX_FOLDER, MANIFEST_FILE } from '../../../src/search/engine/index-files'
import { createReader, type IndexReader } from '../../../src/search/engine/reader'
import { agentFiles } from '../../../src/site/agent-files'
import { files } from '../../../src/site/routes'
import { readPage, type DocsPage } from './page'
import { DocsError, type Source } from './source'

/** What `sections.json` says (static/schemas/sections.schema.json). */
interface SectionsFile {
  pages: { id: string; markdown: string; packages: Record<string, string> }[]
  sections: { id: string; page: string; anchors?: string[] }[]
}

const INCOMPLETE = '不完整：重新 npm run build，或用 --docs 给出完整的文档'
/** Lists that the index cannot be read without. */
const MANIFEST = ['terms', 'fragments', 'groups', 'group', 'variants']

/** The published documents: each file is read when it is first asked for, and once. */
export class Docs {
  readonly reader: IndexReader
  private readonly read = new Map<string, Promise<unknown>>()

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

  private sections(): Promise<SectionsFile> {
    return this.data(files.sections.slice(1), ['pages', 'sections'])
  }

  /** @returns ids of all pages. */
  async pageIds(): Promise<string[]> {
    return (await this.sections()).pages.map(({ id }) => id)
  }

  /** @returns packages and versions that a page is checked with. */
  async packagesOf(page: string): Promise<Record<string, string>> {
    return (await this.sections()).pages.find(({ id }) => id === page)?.packages ?? {}
  }

  /** @returns the heading above a row or an error text of a page; `undefined` when the page has no such anchor. */
  async headingAround(page: string, anchor: string): Promise<string | undefined> {
    const found = (await this.sections()).sections.find((one) => one.page === page && one.anchors?.includes(anchor))
    return found && (found.id.split('#')[1] ?? '').replace(/~\d+$/, '')
  }

  /** @returns the anchor of the section that an address is in: itself, or the heading above a row. */
  async sectionAround(id: string): Promise<string> {
    const [page = '', anchor = ''] = id.split('#')
    return (await this.headingAround(page, anchor)) ?? anchor
  }

  /** @returns a page of the documents; `undefined` when there is none of this id (`five/config`, `openapi`). */
  async page(id: string): Promise<DocsPage | undefined> {
    // A page that is not there and a build that is not there are different answers
    const page = (await this.sections()).pages.find((one) => one.id === id)
    if (!page) return undefined
    return this.once(`${id} read`, async () => {
      const text = await this.text(page.markdown)
      try {
        return readPage(id, text)
      } catch {
        throw new DocsError(`${page.markdown} ${INCOMPLETE}`)
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

  private once<T>(key: string, get: () => Promise<T>): Promise<T> {
    const known = this.read.get(key)
    if (known) return known as Promise<T>
    const value = get()
    this.read.set(key, value)
    value.catch(() => this.read.delete(key))
    return value
  }
}
