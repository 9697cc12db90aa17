import type { SearchPage } from '../../site/types'
import type { Fields } from './collection'
import { spellingsIn } from './pinyin'
import { isReference } from './reference'
import { identifiers, type Section } from './sections'
import { synonymsOf } from './synonyms'

const list = (words: string[]): string => words.join(' · ')

/** The words that a section explains, as the page's front matter has it; an entry of the reference explains its name. */
export const explainedIn = (page: SearchPage, { kind, anchor, heading }: Section): string[] =>
  kind === 'page' || kind === 'heading'
    ? [
        ...page.explains.filter((explained) => explained.anchor === anchor).map(({ word }) => word),
        ...(kind === 'heading' && isReference(page) ? [heading] : []),
      ]
    : []

/** `Five.load`: a member with what it belongs to. */
const fullName = ({ path }: Section): string => path.slice(-2).join('.')

/** @returns the text of each weighted field of a section. The page's own fields belong to its top. */
export function fieldsOf(page: SearchPage, section: Section): Fields {
  const texts = section.texts.join('\n')
  const code = identifiers(section.code)
  const explains = explainedIn(page, section)
  if (section.kind === 'error') return { error: texts }
  if (section.kind === 'row')
    return {
      row: section.heading,
      text: texts,
      ...(isReference(page) && { explains: fullName(section), code: fullName(section) }),
    }
  const about = { text: texts, code, ...(explains.length && { explains: explains.join('\n') }) }
  if (section.kind === 'heading')
    return {
      ...about,
      heading: section.heading,
      synonyms: synonymsOf(list([section.heading, ...explains])),
      headingPinyin: spellingsIn(list([section.heading, ...explains])),
    }
  const slug = page.path.split('/').filter((part) => part && part !== 'docs')
  return {
    ...about,
    title: page.title,
    slug: [...slug, page.group].join(' '),
    keywords: list(page.keywords),
    synonyms: synonymsOf(list([page.title, ...slug, ...explains])),
    titlePinyin: spellingsIn(list([page.title, ...explains])),
    keywordPinyin: spellingsIn(list(page.keywords)),
  }
}
