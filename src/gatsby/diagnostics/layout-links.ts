import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { AREA_IDS } from '../../site/area-ids'
import { nearest } from '../../site/nearest'
import { withBase, withoutBase } from '../../site/routes'
import type { Problem } from '../../site/types'
import { filesIn } from '../files-in'
import type { Doc } from '../types'
import { anchorProblem } from './broken-links'
import { errorAt, type Place } from '../../site/problem'

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
    const html = pageAt(root, route)
    for (const [, href = ''] of html.matchAll(LINK)) {
      const [address = ''] = href.split(/[?#]/)
      if (!address.startsWith(withBase('/')) || seen.has(address)) continue
      seen.add(address)
      if (!isThere(join(root, 'public', decodeURI(withoutBase(address))))) found.set(address, route)
    }
  }
  const broken = [...found].map(([address, route]) => {
    const path = withoutBase(address)
    const guess = nearest(path, routes)
    return errorAt(
      sourceOf(root, [path, idOf(path)]) ?? { file: `public${route}index.html` },
      'broken-link',
      `链接“${path}”没有对应的页面或文件，${route} 上有它`,
      guess ? `最接近的是“${guess}”` : '核对路径',
    )
  })
  return [...broken, ...frameAnchorProblems(root)]
}

/** Sections that the frame names, and that are not there. The home page has all of its links. */
function frameAnchorProblems(root: string): Problem[] {
  return [...pageAt(root, '/').matchAll(LINK)].flatMap(([, href = '']) => {
    const [address = '', anchor = ''] = href.split('#')
    const path = withoutBase(address)
    const html = anchor && address.startsWith(withBase('/')) && pageAt(root, path)
    // The frame's own ids come before
    const main = html ? html.slice(Math.max(0, html.indexOf('<main'))) : ''
    const ids = [...main.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)
    // One in an article has been told where it is written
    const place = ids.length && !ids.includes(anchor) && sourceOf(root, [`${path}#${anchor}`, `#${anchor}`])
    return place ? [anchorProblem(place, `链接“${path}#${anchor}”的锚点不存在`, path, anchor, ids)] : []
  })
}

const pageAt = (root: string, route: string): string => textOf(join(root, 'public', route, 'index.html'))

const idOf = (path: string): string => path.replace(/^\/docs\/|\/$/g, '')

/** @returns the line of the first mention of a quoted text in a source, from 1; 0 when there is none. */
const lineOfQuoted = (source: string, text: string): number =>
  source.split('\n').findIndex((line) => line.includes(`'${text}'`) || line.includes(`"${text}"`)) + 1

const textOf = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '')

const isThere = (file: string): boolean =>
  existsSync(file) && (!statSync(file).isDirectory() || existsSync(join(file, 'index.html')))

/** The place in the frame where one of some texts stands in quotes. */
function sourceOf(root: string, texts: string[]): Place | undefined {
  for (const folder of SOURCES)
    for (const name of filesIn(join(root, folder)).sort()) {
      if (!/(?<!\.test)\.tsx?$/.test(name)) continue
      const source = textOf(join(root, folder, name))
      const line = texts.map((text) => lineOfQuoted(source, text)).find(Boolean)
      if (line) return { file: join(folder, name), line }
    }
  return undefined
}
