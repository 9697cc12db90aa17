import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { SECTION_BYTES } from '../../article/markdown/sections'
import type { MarkdownPart, MarkdownSection } from '../../article/types'
import type { Doc } from '../../gatsby/types'
import { absoluteUrl, files, markdownPath, SECTIONS_FOLDER, sectionFile, withBase } from '../../site/routes'
import { filesIn } from '../complete'
import { writeOutput } from '../write'
import { relativePath, sectionAddresses } from './addresses'
import { frontMatter } from './front-matter'
import { outline, sectionList } from './outline'
import type { Article } from './article'
import type { MarkdownSite } from './site'

/** A part of a page that has a file of its own, as `sections.json` lists it (static/schemas/sections.schema.json). */
interface SectionEntry {
  /** `five/config#panorama`; the page's start and outline is `five/config`, further parts end with `~2`. */
  id: string
  title: string
  /** Id of the page. */
  page: string
  /** Level of its heading; 1 for the page's start. */
  level: number
  /** Size of its file. */
  bytes: number
  /** Its file, from `sections.json`. */
  path: string
  /** Other ids of the page that stand in it: rows of tables, error messages. */
  anchors?: string[]
}

interface Written {
  entry: SectionEntry
  text: string
}

/** Writes each section of the listed pages to a file of its own, and the list of them. */
export function writeSections(site: MarkdownSite): void {
  const articles = site.articles.filter(({ doc }) => doc.status === 'listed')
  const written = articles.flatMap((article) => filesOf(article, site))
  for (const { entry, text } of written) writeOutput(site.root, entry.path, text)
  removeOthers(join(site.root, 'public'), new Set(written.map(({ entry }) => entry.path)))
  const pages = articles.map(({ doc: { id, title, path, sdk } }) => ({
    id,
    title,
    url: absoluteUrl(path),
    markdown: markdownPath(path).slice(1),
    packages: sdk ?? {},
  }))
  const rows = (all: object[]): string => `[\n${all.map((one) => JSON.stringify(one)).join(',\n')}\n]`
  const sections = rows(written.map(({ entry }) => entry))
  const schema = JSON.stringify(withBase(files.sectionsSchema))
  writeOutput(site.root, files.sections, `{"$schema":${schema},"pages":${rows(pages)},"sections":${sections}}\n`)
}

/** Sections that are no more. */
function removeOthers(publicDir: string, paths: Set<string>): void {
  const folder = SECTIONS_FOLDER.slice(1)
  for (const name of filesIn(join(publicDir, folder)))
    if (name.endsWith('.md') && !paths.has(`${folder}/${name}`)) rmSync(join(publicDir, folder, name))
}

/** A section with its text in parts; without an id it is the start of the page. */
interface Parted {
  id: string
  level: number
  title: string
  parts: MarkdownPart[]
}

function filesOf(article: Article, site: MarkdownSite): Written[] {
  const start: Parted = { id: '', level: 1, title: '', parts: outline(article).map((text) => ({ text, ids: [] })) }
  const { doc } = article
  const sections = article.sections.filter(({ id }) => id)
  const parted = sections.map((section, index) => ({
    ...section,
    parts: section.parts.length ? section.parts : [withInner(section, sections.slice(index + 1), doc.id)],
  }))
  return [start, ...parted].flatMap((section) => partFiles(section, doc, site))
}

/** A section, and the list of those inside of it, which have files of their own. @param rest what comes after it. */
function withInner(section: MarkdownSection, rest: MarkdownSection[], page: string): MarkdownPart {
  const end = rest.findIndex(({ level }) => level <= section.level)
  const inner = rest.slice(0, end < 0 ? rest.length : end)
  const text = inner.length ? `${section.text}\n\n${sectionList(page, inner, section.id)}` : section.text
  return Buffer.byteLength(text) <= SECTION_BYTES ? { text, ids: section.ids } : section
}

function partFiles({ id, level, title, parts }: Parted, doc: Doc, site: MarkdownSite): Written[] {
  const hash = id && `#${id}`
  return parts.map((part, index) => {
    const path = sectionFile(doc.id, id, index + 1)
    const number = parts.length > 1 ? `（${index + 1}/${parts.length}）` : ''
    const fullId = doc.id + hash + (index ? `~${index + 1}` : '')
    const head = frontMatter({
      id: fullId,
      title: (title ? `${title} · ` : '') + doc.title + number,
      url: absoluteUrl(doc.path) + hash,
      packages: doc.sdk,
      page: relativePath(path, markdownPath(doc.path)),
      ...(parts[index + 1] && { next: relativePath(path, sectionFile(doc.id, id, index + 2)) }),
    })
    const text = `${head}\n${sectionAddresses(part.text, path, site)}\n`
    const anchors = part.ids.filter((anchor) => anchor !== id)
    const entry: SectionEntry = {
      id: fullId,
      title: (title || doc.title) + number,
      page: doc.id,
      level,
      bytes: Buffer.byteLength(text),
      path: path.slice(1),
      ...(anchors.length && { anchors }),
    }
    return { entry, text }
  })
}
