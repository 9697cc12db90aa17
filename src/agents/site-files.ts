import { readFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Gets a text file of the built site by its path from the site's root; rejects with a {@link DocsError}. */
export type Source = (path: string) => Promise<string>

/** Something that keeps questions from being answered, in words for whoever asked. */
export class DocsError extends Error {}

/** Milliseconds after which a file that does not come is given up. */
const TIMEOUT_MS = 15_000

/** @returns the files of a folder: a built site, or the data that comes with the package. */
export function folderSource(folder: string): Source {
  return async (path) => {
    try {
      return await readFile(join(folder, path), 'utf8')
    } catch {
      const whole = existsSync(join(folder, 'search/manifest.json'))
      throw new DocsError(
        whole
          ? `${folder} 里没有 ${path}`
          : `${folder} 里没有构建好的文档。先运行 npm run build，或用 --docs 给出文档的网址或文件夹`,
      )
    }
  }
}

/** @returns the files of a published site. @param address of its root, e.g. `https://example.com/developer/`. */
export function addressSource(address: string): Source {
  const base = address.replace(/\/*$/, '/')
  return async (path) => {
    const url = base + path
    let reply: Response
    try {
      reply = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    } catch (error) {
      throw new DocsError(`${url} 取不到：${error instanceof Error ? error.message : String(error)}`)
    }
    if (!reply.ok) throw new DocsError(`${url} 取不到：状态 ${reply.status}`)
    return reply.text()
  }
}

/** @returns where the documents are. @param place an address, or a folder. */
export const sourceOf = (place: string): Source =>
  /^https?:\/\//.test(place) ? addressSource(place) : folderSource(place)
