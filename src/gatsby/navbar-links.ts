import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { NavItem } from '../site/navbar'
import { lineOfQuoted } from './quoted-line'
import type { WrittenLink } from './types'
import { targetOf } from './written-link'

/** The one file that says what stands in the navbar. */
const NAVBAR_FILE = 'src/site/navbar.ts'

/**
 * @returns the addresses that are written into the navbar. Areas are checked by their own sidebars: a site without one
 *   of them (a test, a part of the content) is a site all the same.
 */
export function navbarLinks(root: string, { start, end }: { start: NavItem[]; end: NavItem[] }): WrittenLink[] {
  const path = [root, process.cwd()].map((folder) => join(folder, NAVBAR_FILE)).find((file) => existsSync(file))
  const source = path ? readFileSync(path, 'utf8') : ''
  return [...start, ...end].flatMap((item): WrittenLink[] => {
    if (item.type === 'sidebar') return []
    const raw = item.type === 'page' ? item.path : item.href
    return [{ raw, ...targetOf(raw), file: NAVBAR_FILE, line: lineOfQuoted(source, raw), isListed: true }]
  })
}
