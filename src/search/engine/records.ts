import { DOCS_TAG, LOCALE } from '../../site/constants'
import { withBase } from '../../site/routes'
import type { Hierarchy, HitType, SearchPage, SearchRecord } from '../../site/types'
import { explainedIn } from './fields'
import { hitUrl, objectId } from './hit'
import { spellingsIn } from './pinyin'
import { identifiers, sectionsOf, type Section } from './sections'

const LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const
/** `weight.level` by type: the higher a heading, the earlier among equals (specification, section 3). */
const WEIGHTS: Record<HitType, number> = { lvl1: 100, lvl2: 90, lvl3: 80, lvl4: 70, lvl5: 60, lvl6: 50, content: 10 }
/** Characters of code identifiers kept per section: far below the service's limit for one record. */
const CODE_LIMIT = 4_000

/** @param path page title, then the headings above and of the thing that is recorded. */
function hierarchyOf(group: string, path: string[]): Hierarchy {
  const levels = LEVELS.map((level, index) => [level, path[index] ?? null])
  return { lvl0: group, ...Object.fromEntries(levels) } as Hierarchy
}

/** @returns the level of the last entry of a path: `lvl1` for a page alone. */
const levelOf = (path: string[]): HitType => LEVELS[Math.min(path.length, LEVELS.length) - 1] ?? 'lvl1'

/**
 * Records of one page in the hierarchy shape (specification, section 3): one for its title, one for each heading, one
 * for each text below them. API rows and error texts are records with an address of their own.
 */
function pageRecords(page: SearchPage): SearchRecord[] {
  const records: SearchRecord[] = []
  const ordinals = new Map<string, number>()
  const add = ({ anchor, path }: Section, content: string | null, extra: Partial<SearchRecord> = {}): void => {
    const ordinal = ordinals.get(anchor) ?? 0
    ordinals.set(anchor, ordinal + 1)
    const type = content === null ? levelOf(path) : 'content'
    records.push({
      objectID: objectId(page.path, anchor, ordinal),
      url: hitUrl(withBase(page.path), anchor),
      type,
      content,
      hierarchy: hierarchyOf(page.group, path),
      language: LOCALE.language,
      docusaurus_tag: DOCS_TAG,
      weight: { level: WEIGHTS[type], position: records.length },
      ...extra,
    })
  }
  for (const section of sectionsOf(page)) {
    if (section.kind === 'row' || section.kind === 'error') {
      add(section, section.texts.join('\n'))
      continue
    }
    const code = identifiers(section.code).slice(0, CODE_LIMIT)
    const keywords = section.kind === 'page' ? page.keywords : (page.asked[section.anchor] ?? [])
    const explains = explainedIn(page, section)
    const pinyin = spellingsIn([section.heading, ...keywords, ...explains].join(' '))
    add(section, null, {
      ...(keywords.length && { keywords }),
      ...(explains.length && { explains }),
      ...(pinyin && { pinyin }),
      ...(code && { code }),
    })
    for (const text of section.texts) add(section, text)
  }
  return records
}

/** @returns the records of all pages, in order. Ids are unique, and stable as long as a text keeps its place. */
export const searchRecords = (pages: SearchPage[]): SearchRecord[] => pages.flatMap(pageRecords)
