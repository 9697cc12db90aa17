import type { SearchPage } from '../../site/types'
import { isReference, type Section } from './sections'
import { fold, runs } from './tokenize'
import { SHARES } from './field-weights'

/** Headings of sections that only lead elsewhere. */
const NAVIGATION = /^(?:相关(?:页面|产品)?|接着读|接下来|下一步|用到的接口|本区目录|想做的事，在哪一节)$/
/** How a section begins that says what does not work, or is not known: one that says how it is done answers better. */
const DENIAL = /^.{0,12}(?:实际不触发|不起作用|已经?移除|没有资料|没有公开的接口|没有导出|两代都不读|没有实现)/
/** What differs from one copy of an error text to the next: names, addresses, numbers, what was left out. */
const VARYING = /<[^>]*>|"[^"]*"|'[^']*'|\w+:\/\/\S+|\[[^\]]*\]|\([^)]*\)|\d+|…/g
/** Pages that tell what went wrong. */
const ANSWERS = '/docs/faq/'

interface Copy {
  page: SearchPage
  section: Section
}

/** An error text without what varies, to find its copies by. */
const gist = ({ texts }: Section): string =>
  runs(fold(texts.join(' ')).replace(VARYING, ' '))
    .map(({ text }) => text)
    .join(' ')

/** The topic of a handbook page: its five variants are no copies of each other. */
const topicOf = (page: SearchPage): string => page.path.replace(/^(\/docs\/five\/handbook\/)[^/]+/, '$1*')

/** How well a page is about an error: the words of the error that its title, description and keywords have. */
function closeness({ page, section }: Copy): number {
  const about = fold([page.title, page.description, ...page.keywords].join(' '))
  const words = gist(section).split(' ')
  const share = words.filter((word) => about.includes(word)).length / words.length
  return share + (page.path.startsWith(ANSWERS) ? 1 : 0)
}

/**
 * How much each section counts against others with the same words. A section that only leads elsewhere counts less, so
 * does one that says what does not work, one of the reference by name, and an error text that stands on several pages, but for one: the page that answers it.
 *
 * @param pages with their sections.
 */
export function sharesOf(pages: [page: SearchPage, sections: Section[]][]): Map<Section, number> {
  const shares = new Map<Section, number>()
  const copies = new Map<string, Copy[]>()
  for (const [page, sections] of pages) {
    let navigation = 0
    for (const section of sections) {
      const above = section.path.length
      if (section.kind === 'heading' && NAVIGATION.test(section.heading)) navigation = above
      else if (above <= navigation) navigation = 0
      if (DENIAL.test(section.heading) || DENIAL.test(section.texts[0] ?? '')) shares.set(section, SHARES.denial)
      if (navigation) shares.set(section, SHARES.navigation)
      if (isReference(page)) shares.set(section, SHARES.reference)
      if (section.kind === 'error') copies.set(gist(section), [...(copies.get(gist(section)) ?? []), { page, section }])
    }
  }
  for (const found of copies.values()) {
    const best = found.reduce((first, next) => (closeness(next) > closeness(first) ? next : first))
    for (const { page, section } of found) if (topicOf(page) !== topicOf(best.page)) shares.set(section, SHARES.copy)
  }
  return shares
}
