import { own } from '../../site/own'
import type { SearchPage } from '../../site/types'
import type { Fields } from './collection'
import { topicOf } from './function-words'
import { spellingsIn } from './pinyin'
import { identifiers, isReference, type Section } from './sections'
import type { SynonymLookup } from './synonym-lookup'

const list = (words: string[]): string => words.join(' · ')

/** The words that a section explains, as the page's front matter has it; an entry of the reference explains its name. */
export const explainedIn = (page: SearchPage, { kind, anchor, heading }: Section): string[] =>
  kind === 'page' || kind === 'heading'
    ? [
        ...page.explains.filter((explained) => explained.anchor === anchor).map(({ word }) => word),
        ...(kind === 'heading' && isReference(page) ? [heading] : []),
      ]
    : []

/** The line of a section that names an interface. */
const INTERFACE = /^(?:GET|POST) \/\S+$/

/** The public names, and the interfaces, that have their entry in a section or are taught there: a name a line. */
function namesIn(page: SearchPage, { kind, anchor, texts }: Section): Fields {
  if (kind === 'error') return {}
  const interfaces = texts.filter((line) => INTERFACE.test(line)).flatMap((line) => [line, line.replace(/\S+ /, '')])
  const fields: Fields = interfaces.length ? { entry: interfaces.join('\n') } : {}
  for (const { name, role } of page.names.filter((placed) => placed.anchor === anchor))
    fields[role] = role in fields ? `${fields[role]}\n${name}` : name
  return fields
}

/** Readers' words without those that say nothing about a topic: no question looks them up. */
const askedIn = (page: SearchPage, anchor: string): string => list((own(page.asked, anchor) ?? []).map(topicOf))

/** @returns the text of each weighted field of a section. The page's own fields belong to its top. */
export function fieldsOf(page: SearchPage, section: Section, synonymsOf: SynonymLookup): Fields {
  const texts = section.texts.join('\n')
  const names = namesIn(page, section)
  const code = identifiers(section.code)
  const explains = explainedIn(page, section)
  if (section.kind === 'error') return { error: texts }
  if (section.kind === 'row')
    return {
      row: section.heading,
      text: texts,
      ...names,
      ...(isReference(page) && { code: section.path.slice(-2).join('.') }),
    }
  const about = { ...names, text: texts, code, ...(explains.length && { explains: explains.join('\n') }) }
  if (section.kind === 'heading')
    return {
      ...about,
      heading: section.heading,
      asked: askedIn(page, section.anchor),
      synonyms: synonymsOf(list([section.heading, ...explains])),
      headingPinyin: spellingsIn(list([section.heading, ...explains])),
    }
  const slug = page.path.split('/').filter((part) => part && part !== 'docs')
  return {
    ...about,
    title: page.title,
    slug: [...slug, page.group].join(' '),
    keywords: list(page.keywords),
    asked: askedIn(page, ''),
    synonyms: synonymsOf(list([page.title, ...slug, ...explains])),
    titlePinyin: spellingsIn(list([page.title, ...explains])),
    keywordPinyin: spellingsIn(list(page.keywords)),
  }
}
