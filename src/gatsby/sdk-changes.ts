import { posix } from 'node:path'
import { heading, inline, link, paragraph, table, text, type Block, type Inline } from '../openapi/nodes'
import { areas } from '../site/areas'
import type { AreaId } from '../site/area-ids'
import type { Doc } from './types'

/** What the table of a page's section on versions says. */
interface Told {
  doc: Doc
  /** Address of the section, without prefix. */
  section: string
  head: string[]
  rows: string[][]
}

const SECTION = /^## .+ \[#(changes|versions)\]$/
/** The head of the column that says since when, in a table of what changed. */
const SINCE = /^(?:从哪一版|版本)$/
const VERSION = /(\d+)\.(\d+|x)(?:\.(\d+))?(?:-[a-z]+\.(\d+))?/

const cellsOf = (line: string): string[] =>
  line
    .replace(/^\s*\||\|\s*$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim())

/** A cell with the links that it has on its page. */
const movable = (cell: string, { file, path }: Doc): string =>
  cell.replace(/\]\((\.{1,2}\/[^)#]+|)(#[^)]*)?\)/g, (_whole, to: string, hash = '') => {
    const page = to && posix.join(posix.dirname(file), to).replace(/^content(?:\/docs(?=\/openapi))?|\.mdx$/g, '')
    return `](${page ? `${page}/` : path}${hash})`
  })

/** The tables of the sections on versions of a page. */
function tablesOf(doc: Doc): Told[] {
  const found: Told[] = []
  let anchor: string | undefined
  let rows: string[][] = []
  for (const line of [...doc.body.split('\n'), '']) {
    if (/^##? /.test(line)) anchor = SECTION.exec(line)?.[1]
    if (anchor && line.startsWith('|')) rows.push(cellsOf(movable(line, doc)))
    else if (rows.length) {
      const [head = [], , ...others] = rows
      found.push({ doc, section: `${doc.path}#${anchor}`, head, rows: others })
      rows = []
    }
  }
  return found
}

/** Sorts before what is older. */
function newness(version: string): number {
  const [, major = 0, minor = 0, patch = 0, alpha] = VERSION.exec(version) ?? []
  const number = (part: string | number): number => (part === 'x' ? 0 : Number(part))
  return number(major) * 1e9 + number(minor) * 1e6 + number(patch) * 1e3 + (alpha === undefined ? 999 : Number(alpha))
}

/** By its title: what the sidebar calls “怎样选” says nothing away from it. */
const pageLink = ({ doc, section }: Told): Inline => link(section, text(doc.title))

/** One table of all that changed since some version, the newest first; what several pages say stands there once. */
function sinceTable(tables: Told[]): Block {
  const changes = new Map<string, { since: string; what: string; pages: Inline[] }>()
  for (const told of tables)
    for (const [what = '', since = ''] of told.rows) {
      const key = `${since}\n${what}`
      const change = changes.get(key) ?? { since, what, pages: [] }
      changes.set(key, change)
      change.pages.push(...(change.pages.length ? [text('、')] : []), pageLink(told))
    }
  const sorted = [...changes.values()].sort((a, b) => newness(b.since) - newness(a.since))
  return table(
    ['从哪一版', '变化', '在哪一页'],
    sorted.map(({ since, what, pages }) => [[inline(since)], [inline(what)], pages]),
  )
}

/**
 * What changed in the SDKs, as the tables at the ends of the pages say it: for each area one table by version, then the
 * tables that set two versions side by side, as they are.
 * @param docs pages in the order of the site.
 */
export function sdkChanges(docs: Doc[]): Block[] {
  const told = docs.filter(({ status }) => status === 'listed').flatMap(tablesOf)
  return (Object.keys(areas) as AreaId[]).flatMap((area): Block[] => {
    const own = told.filter(({ doc }) => doc.area === area)
    const isSince = ({ head }: Told): boolean => head.length === 2 && SINCE.test(head[1] ?? '')
    const since = own.filter(isSince)
    const compared = own.filter((one) => !isSince(one))
    if (!own.length) return []
    return [
      heading(2, `${areas[area].label} ${areas[area].packageName}`, area),
      ...(since.length ? [sinceTable(since)] : []),
      ...compared.flatMap((one): Block[] => [
        heading(3, one.doc.title, one.doc.id.replaceAll('/', '-')),
        paragraph(text('见'), pageLink(one), text('。')),
        table(
          one.head,
          one.rows.map((cells) => cells.map((cell) => [inline(cell)])),
        ),
      ]),
    ]
  })
}
