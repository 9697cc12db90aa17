import { basename, dirname, join } from 'node:path/posix'
import { canonicalPath, docPath, withBase, withoutBase } from '../../site/routes'
import type { CompileContext, Positioned } from '../compilation'
import type { LinkTarget } from '../types'

const DOCS_FOLDER = 'content/docs/'

/** @returns the id of a doc's file; `undefined` for other files. */
export const docIdOf = (file: string): string | undefined =>
  file.startsWith(DOCS_FOLDER) ? file.slice(DOCS_FOLDER.length, -'.mdx'.length) : undefined

/** @returns the route of a page's file: `content/docs/five/intro.mdx` → `/docs/five/intro/`, `content/openapi.mdx` → `/openapi/`. */
export function pagePath(file: string): string {
  const id = docIdOf(file)
  return id === undefined ? `/${basename(file, '.mdx')}/` : docPath(id.replace(/\/index$/, ''))
}

/** Decodes an anchor or path; malformed escapes are left as they are. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * Resolves a link as written by an author, records it for the link check, and gives the address to put into the HTML.
 * Whether the target exists is decided later, when all pages are known.
 * @param raw the link's address in the source.
 * @returns the `href`, with the path prefix.
 */
export function resolveLink(raw: string, at: Positioned, context: CompileContext): string {
  const hashAt = raw.indexOf('#')
  const path = hashAt < 0 ? raw : raw.slice(0, hashAt)
  const hash = hashAt < 0 ? '' : raw.slice(hashAt)
  const record = (target: LinkTarget): void => {
    context.links.push({ raw, target, anchor: decode(hash.slice(1)), line: at.position?.start.line ?? 0 })
  }
  if (/^[a-z][a-z\d+.-]*:/i.test(raw) || raw.startsWith('//')) {
    if (!/^(?:https?:|mailto:|tel:)/i.test(raw)) {
      context.problem(
        'unsafe-link',
        at,
        `链接“${raw}”的协议不能用`,
        '只能用 https、http、mailto、tel，或相对的 .mdx 路径',
      )
      return '#'
    }
    record({ kind: 'external', href: raw })
    return raw
  }
  if (path === '') {
    record({ kind: 'self' })
    return hash
  }
  if (path.startsWith('/')) {
    const clean = canonicalPath(withoutBase(path.replace(/\?.*$/, '')))
    record({ kind: 'path', path: decode(clean) })
    return withBase(canonicalPath(withoutBase(path))) + hash
  }
  if (!path.endsWith('.mdx')) {
    context.problem(
      'broken-markdown-link',
      at,
      `相对链接“${raw}”没有指向 .mdx 文件`,
      '链接到页面写它的 .mdx 文件，例如 ./intro.mdx#install；链接到单页写 /openapi/',
    )
    return raw
  }
  const file = join(dirname(context.file), decode(path))
  const id = docIdOf(file)
  if (id === undefined) {
    const single = /^content\/(agreement|openapi|demos)\.mdx$/.exec(file)?.[1]
    const target = single ? `/${single}/` : `/${file}`
    record({ kind: 'path', path: target })
    return withBase(target) + hash
  }
  record({ kind: 'doc', id })
  return withBase(docPath(id)) + hash
}
