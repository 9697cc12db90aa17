import type { Element, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString } from 'hast-util-to-string'
import { eachElement, isElement } from '../../article/hast'
import { sectionOf } from '../../site/section-address'
import type { TextBlock } from '../../site/types'
import type { SiteState } from '../../gatsby/site-state'

/** An error as `errors.json` has it (static/schemas/errors.schema.json). */
export interface ErrorEntry {
  /** What a console, a compiler, a server or a platform says; `…` stands for what changes. */
  text: string
  /** Codes and texts in it that can be looked up by themselves: `1008`, `Policy Violation`. */
  literals: string[]
  cause: string
  cure: string
  /** Section that says how to mend it, `page#id`. */
  page: string
  /** Where it stands in the list, `page#id`. */
  entry: string
}

export interface ErrorsFile {
  $schema: string
  errors: ErrorEntry[]
}

/** Page whose tables have every code and text, those that other pages quote too (tests/unit/errors-page.test.ts). */
const LIST = 'faq/errors'
/** Characters of a cure that is taken from the section which tells it. */
const CURE_MAX = 280

const squeeze = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** @returns all errors that the site explains; `undefined` when it has no list of them. */
export function listedErrors(state: Pick<SiteState, 'bodies'>): ErrorEntry[] | undefined {
  const body = state.bodies.get(LIST)
  return body && rowsOf(fromHtml(body.lead + body.body, { fragment: true })).flatMap((row) => listedError(row, state))
}

/** Rows of tables that have an anchor. */
function rowsOf(root: Root): Element[] {
  const rows: Element[] = []
  eachElement(root, (element) => {
    if (element.tagName === 'tr' && element.properties.id) rows.push(element)
  })
  return rows
}

/** A row of the list: code or text, cause and cure in a sentence, links to the sections that tell more. */
function listedError(row: Element, { bodies }: Pick<SiteState, 'bodies'>): ErrorEntry[] {
  const [name, told, more] = row.children.filter((cell) => isElement(cell))
  if (!name || !told || !more) return []
  const hrefs: string[] = []
  const literals: string[] = []
  eachElement(more, ({ properties: { href } }) => void (typeof href === 'string' && hrefs.push(href)))
  eachElement(name, (element) => void (element.tagName === 'code' && literals.push(squeeze(toString(element)))))
  const page = sectionOf(hrefs[0] ?? '')
  if (!page) return []
  const text = squeeze(toString(name))
  const cause = squeeze(toString(told))
  const [id = '', anchor = ''] = page.split('#')
  const cure = cureIn(bodies.get(id)?.blocks ?? [], anchor, literals.length ? literals : [text]) ?? cause
  return [
    {
      text,
      literals: literals.length ? literals : [text],
      cause,
      cure,
      page,
      entry: `${LIST}#${String(row.properties.id)}`,
    },
  ]
}

/** What a section says of an error: below the quoted text, in the table row of its name, or in its first sentences. */
function cureIn(blocks: TextBlock[], anchor: string, literals: string[]): string | undefined {
  const quoted = blocks.findIndex(({ kind, text }) => kind === 'error' && literals.includes(squeeze(text)))
  if (quoted >= 0) return cut(textsAfter(blocks, quoted))
  const row = blocks.find(({ kind, text }) => kind === 'row' && literals.some((one) => text.startsWith(one)))
  if (row) return cut([row.text])
  const heading = blocks.findIndex((block) => block.kind === 'heading' && block.anchor === anchor)
  return cut(textsAfter(blocks, heading))
}

/** Texts below a block, as far as the next heading or error. */
function textsAfter(blocks: TextBlock[], index: number): string[] {
  const rest = blocks.slice(index + 1)
  const end = rest.findIndex(({ kind }) => kind === 'heading' || kind === 'error')
  const texts = rest
    .slice(0, end < 0 ? undefined : end)
    .filter(({ kind }) => kind === 'text' || kind === 'row')
    .map(({ kind, isRow, text }) => ({ isRow: isRow || kind === 'row', text: squeeze(text) }))
  // Below what is told of a quoted error, a table is about other cases, unless the sentence before leads to it
  const table = blocks[index]?.kind === 'error' ? texts.findIndex(({ isRow }) => isRow) : -1
  const isOther = table > 0 && !/[：:]$/.test(texts[table - 1]!.text)
  return texts.slice(0, isOther ? table : undefined).map(({ text }) => text)
}

/** As many whole texts as fit; a first one that is too long ends at a sentence. */
function cut(texts: string[]): string | undefined {
  let cure = ''
  for (const text of texts) {
    if (cure && cure.length + text.length > CURE_MAX) break
    cure = cure ? `${cure} ${text}` : text
  }
  if (cure.length <= CURE_MAX) return cure || undefined
  const end = cure.lastIndexOf('。', CURE_MAX)
  return end > 0 ? cure.slice(0, end + 1) : `${cure.slice(0, CURE_MAX)}…`
}
