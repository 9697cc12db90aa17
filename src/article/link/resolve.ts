import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path/posix'
import { WRITTEN_ADDRESS } from '../../site/config'
import { decoded } from '../../site/decoded'
import { canonicalPath, docIdOf, docPath, withBase, withoutBase } from '../../site/routes'
import type { CompileContext, Positioned } from '../compilation'
import type { LinkTarget } from '../types'
import { externalFault, isElsewhere } from './faults'

/** @returns the route of a page's file: `content/docs/five/intro.mdx` → `/docs/five/intro/`, `content/demos.mdx` → `/demos/`. */
export function pagePath(file: string): string {
  const id = docIdOf(file)
  return id === undefined ? `/${basename(file, '.mdx')}/` : docPath(id)
}

/**
 * Resolves a link as written by an author, records it for the link check, and gives the address to put into the HTML.
 * Whether the target exists is decided later, when all pages are known.
 * @param written the link's address in the source.
 * @param words what a reader sees of it.
 * @returns the `href`, with the path prefix.
 */
export function resolveLink(written: string, at: Positioned, context: CompileContext, words?: string): string {
  // This site's own address in full is a path on it
  const raw = written.startsWith(WRITTEN_ADDRESS) ? written.slice(WRITTEN_ADDRESS.length - 1) : written
  const hashAt = raw.indexOf('#')
  const path = hashAt < 0 ? raw : raw.slice(0, hashAt)
  const hash = hashAt < 0 ? '' : raw.slice(hashAt)
  const record = (target: LinkTarget): void => {
    context.links.push({
      raw,
      target,
      anchor: decoded(hash.slice(1)),
      line: at.position?.start.line ?? 0,
    })
  }
  if (isElsewhere(raw)) {
    const fault = externalFault(raw, words)
    if (fault) {
      context.problem(fault.rule, at, fault.message, fault.remedy)
      return '#'
    }
    record({ kind: 'external', href: raw })
    return raw
  }
  if (!raw || raw === '#') {
    context.problem('empty-link', at, '链接没有地址', '在圆括号里写地址，例如 [文字](./intro.mdx#install)')
    return '#'
  }
  if (path === '') {
    record({ kind: 'self' })
    return hash
  }
  if (path.startsWith('/')) {
    const clean = canonicalPath(withoutBase(path.replace(/\?.*$/, '')))
    record({ kind: 'path', path: decoded(clean) })
    return withBase(canonicalPath(withoutBase(path))) + hash
  }
  if (!path.endsWith('.mdx') || path.includes('\\')) {
    context.problem(
      'broken-markdown-link',
      at,
      `相对链接“${raw}”没有指向 .mdx 文件`,
      relativeRemedy(path, hash, context),
    )
    return raw
  }
  const file = join(dirname(context.file), decoded(path))
  const id = docIdOf(file)
  if (id === undefined) {
    const target = dirname(file) === 'content' ? pagePath(file) : `/${file}`
    record({ kind: 'path', path: target })
    return withBase(target) + hash
  }
  record({ kind: 'doc', id })
  return withBase(docPath(id)) + hash
}

/** What to write in place of a relative address that is no `.mdx` path: the page of that name, when there is one. */
function relativeRemedy(path: string, hash: string, context: CompileContext): string {
  const page = `${path.replace(/\\/g, '/').replace(/[?].*$|\/$|\.(?:mdx?|html?)$/gi, '')}.mdx`
  return existsSync(context.resolve(decoded(page)))
    ? `写成 ${/^\.\.?\//.test(page) ? '' : './'}${page}${hash}`
    : '链接到页面写它的 .mdx 文件，例如 ./intro.mdx#install；单页写 /demos/；站外写完整网址 https://…'
}
