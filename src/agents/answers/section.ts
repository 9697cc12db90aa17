import { decoded } from '../../site/decoded'
import type { Docs } from '../docs'
import { subtree, type DocsPage, type PageSection } from '../page'
import { answer, LIMITS, oneLine } from './answer'
import { nearestNames } from './nearest-names'
import { isOnePart, partsOf } from './section-parts'
import { footOf } from './products'

/** Longest id that is looked up; a longer one is no id. */
const ID_LENGTH = 200
/** What follows the id of a further part: `five/config#panorama~2`. */
const PART = /~(\d{1,3})$/
const TITLE_LENGTH = 40

/** `/developer/docs/five/config/#panorama` and `docs/five/config.md#panorama` are ways to write `five/config#panorama`. */
function normalId(id: string): string {
  const [page = '', anchor] = id
    .trim()
    .replace(/^https?:\/\/[^/]+/, '')
    .split('#')
  const clean = page
    .replace(/^\/?(?:developer\/)?(?:docs\/)?/, '')
    .replace(/(?:\.mdx?|\.html)$/, '')
    .replace(/\/$/, '')
  return clean + (anchor ? `#${decoded(anchor)}` : '')
}

/** @returns a section's Markdown; without `#` the page's outline; in words when there is no such page or section. */
export async function answerSection(docs: Docs, given: string): Promise<string> {
  const part = Number(PART.exec(given.trim())?.[1] ?? 1)
  const id = normalId(given.slice(0, ID_LENGTH).replace(PART, ''))
  const [pageId = '', anchor] = id.split('#')
  const page = await docs.page(pageId)
  if (!page) return noPage(docs, pageId)
  if (anchor === undefined) return outline(docs, page, part)
  const index = page.sections.findIndex((section) => section.id === anchor)
  if (index >= 0) return sectionText(docs, page, index, part)
  const place = page.sections.findIndex(({ anchors }) => anchors.includes(anchor))
  if (place >= 0) return sectionText(docs, page, place, part, anchor)
  const ids = page.sections.flatMap((section) => section.id || [])
  const near = nearestNames(anchor, ids).map((one) => `${pageId}#${one}`)
  return [`没有 ${id} 这一节。最接近的：${near.join('、')}`, await footOf(docs, pageId)].join('\n')
}

async function noPage(docs: Docs, id: string): Promise<string> {
  const near = nearestNames(id, await docs.pageIds())
  return `没有 ${oneLine(id, TITLE_LENGTH)} 这一页。最接近的：${near.join('、')}`
}

async function outline(docs: Docs, page: DocsPage, part: number): Promise<string> {
  const [top, ...sections] = page.sections
  const lines = sections.map(
    ({ id, level, title, text }) =>
      `${'  '.repeat(level - 2)}${page.id}#${id} · ${title} · ${Buffer.byteLength(text)} B`,
  )
  return paged(docs, `# ${page.title}\n${firstText(top?.text ?? '')}\n${lines.join('\n')}`, page.id, part)
}

/** The sentence below a page's title. */
const firstText = (text: string): string => oneLine(/^> (.+)$/m.exec(text)?.[1] ?? '', 120)

/** A section with those below it as far as they fit, otherwise with their titles. */
async function sectionText(docs: Docs, page: DocsPage, index: number, part: number, within?: string): Promise<string> {
  const [own, ...below] = subtree(page, index)
  if (!own) return ''
  const whole = [own, ...below].map(({ text }) => text).join('\n\n')
  const text = isOnePart(whole) ? whole : withBelow(page, own, below)
  const id = `${page.id}${own.id && `#${own.id}`}`
  return paged(docs, within === undefined ? text : around(text, within), id, part)
}

/** A section with as many of those below it as fit, in order, and the titles of the others. */
function withBelow(page: DocsPage, own: PageSection, below: PageSection[]): string {
  const titles = below.map(({ id, title }) => `- ${page.id}#${id} · ${title}`)
  const text = (count: number): string =>
    [own.text, ...below.slice(0, count).map((one) => one.text), titles.slice(count).join('\n')].join('\n\n')
  const fitting = below.findLastIndex((_, index) => isOnePart(text(index + 1)))
  return text(fitting + 1)
}

/** A long text begins at the row that was asked for. */
function around(text: string, anchor: string): string {
  if (isOnePart(text)) return text
  const name = anchor.replace(/^[^-]*-/, '')
  const lines = text.split('\n')
  const at = lines.findIndex((line) => line.includes(`\`${name}`))
  if (at <= 0) return text
  const head = lines.slice(0, at).findLastIndex((line) => /^\|[\s|:-]+\|$/.test(line))
  return [lines[0], ...(head > 0 ? lines.slice(head - 1, head + 1) : []), ...lines.slice(at)].join('\n')
}

/** The wanted part of a text, with the id of the next one. */
async function paged(docs: Docs, text: string, id: string, part: number): Promise<string> {
  const parts = partsOf(text)
  const wanted = Math.min(Math.max(part, 1), parts.length)
  const foot = await footOf(docs, id)
  const next =
    wanted < parts.length ? [`（第 ${wanted} 部分，共 ${parts.length} 部分；下一部分：${id}~${wanted + 1}）`] : []
  return answer([parts[wanted - 1] ?? '', ...next], foot, LIMITS.section)
}
