import type { SearchPage } from '../../site/types'
import type { Fields } from './collection'
import { identifiers, type Section } from './sections'
import { synonymsOf } from './synonyms'

/** @returns the text of each weighted field of a section. The page's own fields belong to its top. */
export function fieldsOf(page: SearchPage, section: Section): Fields {
  const texts = section.texts.join('\n')
  const code = identifiers(section.code)
  if (section.kind === 'page') {
    const slug = page.path.split('/').filter((part) => part && part !== 'docs')
    return {
      title: page.title,
      slug: [...slug, page.group].join(' '),
      keywords: page.keywords.join(' · '),
      synonyms: synonymsOf([page.title, ...slug].join(' ')),
      text: texts,
      code,
    }
  }
  if (section.kind === 'error') return { error: texts }
  return section.kind === 'row'
    ? { row: section.heading, text: texts }
    : { heading: section.heading, synonyms: synonymsOf(section.heading), text: texts, code }
}
