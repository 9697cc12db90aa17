/** Something wrong that an author can mend. Problems are collected and reported together, never thrown one by one. */
export interface Problem {
  /** `error` stops the build; `warning` is printed (specification, section 5: broken anchors only warn). */
  severity: 'error' | 'warning'
  /** Short stable name of the rule, e.g. `broken-link`; tests and the report group by it. */
  rule: string
  /** File, relative to the repository's root. */
  file: string
  /** 1-based line in that file, when known. */
  line?: number
  /** What is wrong, in one Chinese sentence. */
  message: string
  remedy?: string
}

/** A heading of an article. `id` is the anchor, decoded. */
export interface Heading {
  level: 2 | 3 | 4 | 5 | 6
  id: string
  text: string
  /** Method of the request that an endpoint of the open API documents. */
  method?: string
}

/** An entry of the table of contents; level-3 headings are children of the level-2 heading before them. */
export interface TocItem {
  id: string
  text: string
  /** Of an endpoint of the open API. */
  method?: string | null
  children?: readonly TocItem[]
}

/** A resolved sidebar node: a page (`path`), a group (`items`) or an address elsewhere (`href`). */
export interface SidebarNode {
  label: string
  path?: string | null
  href?: string | null
  items?: readonly SidebarNode[] | null
  /** Of a group that holds a handbook: the framework as its label ends with it, and the ids of those that it may show. */
  handbook?: { name: string; choices: string } | null
  /** A sentence below the group's entries. */
  note?: string | null
}

/** A link to a page. `path` has no prefix; `null` for a group without a page. */
export interface PageLink {
  label: string
  path: string | null
}

export type DocStatus = 'listed' | 'unlisted' | 'draft'

/**
 * A piece of an article as a reader sees it, in document order. Everything that reads
 * articles (search records, Markdown output) starts from these.
 */
export interface TextBlock {
  kind: 'heading' | 'text' | 'code' | 'row' | 'error'
  /** Nearest anchor at or above the block; `''` before the first one. Rows have anchors of their own. */
  anchor: string
  /** Heading level for `heading`. */
  level?: number
  /** Plain text, white space collapsed (not for `code`). Rows: cells joined by ` · `. */
  text: string
  /** Whether a `text` is a row of a table that is no API table. */
  isRow?: boolean
  /** Name of the API entry for `row`. */
  name?: string
  /** Heads of the columns that `row` has a cell in besides its name, joined by ` · `. */
  columns?: string
}

/** The hierarchy shape of records, and of the hits of the hosted service (specification, section 3). */
export type HitType = 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6' | 'content'
export type Hierarchy = Record<'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6', string | null>

/** One record of the search index. */
export interface SearchRecord {
  /** Stable over builds: route + anchor + ordinal inside the section. */
  objectID: string
  /** Address with prefix and anchor. */
  url: string
  type: HitType
  content: string | null
  hierarchy: Hierarchy
  language: string
  docusaurus_tag: string
  /** `level`: 100 for lvl1 down to 10 for content; `position`: order on the page. */
  weight: { level: number; position: number }
  /** Words of the front matter for the page, or readers' words for the section, on its first record. They count and are never shown. */
  keywords?: string[]
  /** Words that the section explains, on its page's or heading's record. They count and are never shown. */
  explains?: string[]
  /** Latin letters typed for the Chinese words of title and keywords, or of a heading. They count and are never shown. */
  pinyin?: string
  /** Identifiers of the section's code, on heading records. They count a little and are never shown. */
  code?: string
}

/** A word and where on its page it is explained. */
export interface ExplainedWord {
  word: string
  /** Anchor of a section; `''` for the page's top. */
  anchor: string
}

/**
 * What a section is to a public name: its entry, or what teaches it. `own…`: to what a name is called without what it
 * belongs to (`load`), where it leads of all that are called so; `otherOwn`: the entry of one that does not lead.
 */
export type NameRole = 'entry' | 'taught' | 'ownEntry' | 'ownTaught' | 'otherOwn'

/** A public name (`Five.load`, `load`) and where on a page it stands. */
export interface PlacedName {
  name: string
  role: NameRole
  /** Anchor of a section; `''` for the page's top. */
  anchor: string
}

/** A page as the search indexer sees it (listed pages only). */
export interface SearchPage {
  /** Route without prefix. */
  path: string
  /** Group name: the area in Chinese; handbooks `三维空间 / React`. */
  group: string
  title: string
  description: string
  /** Front matter keywords: they count, and are never shown. */
  keywords: string[]
  /** Readers' words for the sections, by anchor, `''` for the page's top: they count, and are never shown. */
  asked: Record<string, string[]>
  /** Words that the page explains, each with the anchor of its section; `''` for the page as a whole. */
  explains: ExplainedWord[]
  /** Public names of the SDKs that have their entry on the page, or are taught there. */
  names: PlacedName[]
  blocks: TextBlock[]
}
