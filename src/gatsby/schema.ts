import type { GatsbyNode } from 'gatsby'
import { searchRecords } from '../search/engine/records'
import { AREA_IDS } from '../site/area-ids'
import { searchPages } from '../outputs/search-pages'
import type { SearchRecord } from '../site/types'
import { currentSite } from './site-state'

/**
 * `Doc`: a page of the content; `SiteHome`: what the home page has of it. Nothing is inferred from the content, so that
 * empty or odd content never changes the schema. A sidebar has groups within groups and no deeper
 * (`sidebar-schema.ts`), a table of contents two levels: fragments name each of them.
 */
const TYPES = `
  enum Area { ${AREA_IDS.join(' ')} }
  enum DocStatus { listed unlisted draft }
  type Mdx implements Node @dontInfer { id: ID! }

  "A page of the content; the id is the path of its file below content/docs without the extension: five/intro."
  type Doc implements Node @dontInfer {
    id: ID!
    "Null for the single pages."
    area: Area
    "Canonical route, without prefix."
    path: String!
    title: String!
    description: String!
    status: DocStatus!
    "HTML of the first paragraph, and of the rest."
    lead: String!
    body: String!
    "Constructs and icons that the page shows."
    uses: [String!]!
    icons: [String!]!
    toc: [TocItem!]!
    sidebar: [SidebarNode!]!
    breadcrumbs: [Crumb!]!
    prev: PageLink
    next: PageLink
    "The same topic in the other frameworks, and the pages of its handbook in reading order."
    variants: [Variant!]
    series: [PageLink!]
    "Packages that its samples are checked with."
    sdk: [PackageVersion!]!
    editUrl: String!
    "Day of the last change, YYYY-MM-DD; null without a history."
    updatedAt: String
    "What search knows of it; nothing of pages that are not listed. Made when asked for."
    records: [SearchRecord!]!
  }

  "Method: of the request that the heading of an interface documents."
  type TocItem { id: String! text: String! method: String children: [TocItem!]! }

  "A page (path), a group (items) or an address elsewhere (href)."
  type SidebarNode {
    label: String!
    path: String
    href: String
    items: [SidebarNode!]
    "Of a group that holds a handbook."
    handbook: Handbook
    "A sentence below the group's entries."
    note: String
  }

  "The framework as the group's label ends with it, and the ids of those that the group may show."
  type Handbook { name: String! choices: String! }

  "Without a path: a group of the sidebar."
  type Crumb { label: String! path: String }
  type PageLink { label: String! path: String! }
  type Variant { framework: String! path: String! }
  type PackageVersion { name: String! version: String! }

  type SiteHome implements Node @dontInfer {
    id: ID!
    "Drawing of a surveyed flat, SVG."
    scene: String!
    "HTML of the steps, constructs and icons in them."
    steps: String!
    uses: [String!]!
    icons: [String!]!
    "Versions that the pages are checked with."
    versions: [PackageVersion!]!
  }

  "The hierarchy shape (specification, section 3); what counts and is never shown comes last."
  type SearchRecord {
    objectID: String!
    url: String!
    type: String!
    content: String
    hierarchy: SearchHierarchy!
    language: String!
    docusaurus_tag: String!
    weight: SearchWeight!
    keywords: [String!]
    explains: [String!]
    pinyin: String
    code: String
  }
  type SearchHierarchy { lvl0: String lvl1: String lvl2: String lvl3: String lvl4: String lvl5: String lvl6: String }
  type SearchWeight { level: Int! position: Int! }
`

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) =>
  actions.createTypes(TYPES)

const recordsOf = ({ path }: { path: string }): SearchRecord[] =>
  searchRecords(searchPages(currentSite()).filter((page) => page.path === path))

export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers }) => {
  createResolvers({ Doc: { records: { resolve: recordsOf } } })
}
