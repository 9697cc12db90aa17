import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { AREA_IDS } from '../../site/area-ids'
import { nearest } from '../../site/nearest'
import { withBase, withoutBase } from '../../site/routes'
import type { Problem } from '../../site/types'
import type { Doc } from '../types'
import { errorAt, type Place } from './problem'

const LINK = /<a\b[^>]*?\shref="([^"]*)"/g
/** Where the frame says what it links to: navbar, footer, announcement, home page, tasks. */
const SOURCES = ['src/site', 'src/page', 'src/templates', 'src/pages']

/**
 * Links of the built pages that lead nowhere, wherever they were written. Those of the content were looked at before the
 * build began; what is left is the frame's. A site without all areas (a test's) has a frame that names pages it has not.
 * @param routes of all pages, without prefix.
 */
export function frameLinkProblems(root: string, routes: readonly string[], docs: readonly Doc[]): Problem[] {
  if (!AREA_IDS.every((area) => docs.some((doc) => doc.area === area))) return []
  const found = new Map<string, string>()
  const seen = new Set<string>()
  for (const route of routes) {
    const html = textOf(join(root, 'public', route, 'index.html'))
    for (const [, href = ''] of html.matchAll(LINK)) {
      const [address = ''] = href.split(/[?#]/)
      if (!address.startsWith(withBase('/')) || seen.has(address)) continue
      seen.add(address)
      if (!isThere(join(root, 'public', decodeURI(withoutBase(address))))) found.set(address, route)
    }
  }
  return [...found].map(([address, route]) => {
    const path = withoutBase(address)
    const guess = nearest(path, routes)
    return errorAt(
      sourceOf(root, path, route),
      'broken-link',
      `链接“${path}”没有对应的页面或文件，${route} 上有它`,
      guess ? `最接近的是“${guess}”` : '核对路径',
    )
  })
}

/** @returns the line of the first mention of a quoted text in a source, from 1; 0 when there is none. */
const lineOfQuoted = (source: string, text: string): number =>
  source.split('\n').findIndex((line) => line.includes(`'${text}'`) || line.includes(`"${text}"`)) + 1

const textOf = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '')

const isThere = (file: string): boolean =>
  existsSync(file) && (!statSync(file).isDirectory() || existsSync(join(file, 'index.html')))

/** The place in the frame that names a path, or the id of its page; else the page that shows the link. */
function sourceOf(root: string, path: string, route: string): Place {
  const id = path.replace(/^\/docs\/|\/$/g, '')
  for (const folder of SOURCES)
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).sort()) {
      if (!/(?<!\.test)\.tsx?$/.test(name)) continue
      const source = textOf(join(root, folder, name))
      const line = lineOfQuoted(source, path) || lineOfQuoted(source, id)
      if (line) return { file: join(folder, name), line }
    }
  return { file: `public${route}index.html` }
}
