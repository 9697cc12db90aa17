import type { AreaId } from '../site/area-ids'
import type { LinkRef } from '../article/types'
import type { DocStatus, Problem, SidebarNode } from '../site/types'
import type { FrontMatter } from './front-matter'

/** A page as its file describes it, before anything is known about the others. */
export interface Doc extends FrontMatter {
  /** `five/intro`; `agreement`, `openapi` and `demos` for the single pages. */
  id: string
  area: AreaId | null
  /** Route without prefix. */
  path: string
  /** Path from the repository's root, forward slashes. */
  file: string
  /** The title, where the author gives no shorter one. */
  sidebar_label: string
  status: DocStatus
  /** Lines of the front matter's fields, 1-based; of what is in a field by `<field>.<name>`. */
  lines: Record<string, number>
  /** MDX body; the front matter's lines are blank. */
  body: string
}

/** What authors write in a `sidebar.yaml`, with the lines: ids relative to the area, groups, and addresses elsewhere. */
export type SidebarItem =
  | { kind: 'page'; id: string; line: number }
  | { kind: 'group'; label: string; items: SidebarItem[]; line: number }
  | { kind: 'link'; label: string; href: string; line: number }

/** An area's sidebar as written. */
export interface SidebarFile {
  area: AreaId
  file: string
  items: SidebarItem[]
}

/** A link with the place where its author wrote it: an article, a sidebar or the navbar. */
export interface WrittenLink extends LinkRef {
  file: string
  /** Whether what holds the link is for everybody to find. */
  isListed: boolean
  /** The page that the link is on, for links to itself. */
  doc?: Doc
}

/** What a node says, given the type of what queries get: what may be null may also be left out. */
type Said<T> = T extends readonly (infer Item)[]
  ? readonly Said<Item>[]
  : T extends object
    ? { [Key in keyof T as null extends T[Key] ? never : Key]: Said<T[Key]> } & {
        [Key in keyof T as null extends T[Key] ? Key : never]?: Said<T[Key]>
      }
    : T

/** What a `Doc` node says (`schema.ts`): everything that the page of a doc shows. */
export type DocPage = Said<Omit<Queries.Doc, 'parent' | 'children' | 'internal' | 'records'>>
/** What the `SiteHome` node says. */
export type SiteHome = Said<Omit<Queries.SiteHome, 'id' | 'parent' | 'children' | 'internal'>>
/** What a page shows besides its own text. */
export type Navigation = Pick<DocPage, 'breadcrumbs' | 'prev' | 'next' | 'series'> & { sidebar: SidebarNode[] }

/** All pages and how they hang together. */
export interface SiteModel {
  docs: Doc[]
  byId: Map<string, Doc>
  /** Drafts that are no pages now, by id. */
  drafts: Map<string, Doc>
  navigation: Map<string, Navigation>
  /** Pages by the ids that they had before. */
  moved: Map<string, Doc>
  /** Addresses in sidebars. */
  sidebarLinks: WrittenLink[]
  problems: Problem[]
}
