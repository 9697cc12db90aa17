import type { Heading, Problem, TextBlock } from '../site/types'
import type { PageNames } from './code/name-links'

/** Where a link points, as far as the file that holds it can tell. */
export type LinkTarget =
  /** A doc by id (`five/intro`); the link was written as a relative `.mdx` path. */
  | { kind: 'doc'; id: string }
  /** A path of this site without prefix: a single page or a file (`/openapi/`, `/samples/flat/work.json`). */
  | { kind: 'path'; path: string }
  | { kind: 'self' }
  | { kind: 'external'; href: string }

/** A link of an article, with the place it was written at. */
export interface LinkRef {
  /** As the author wrote it. */
  raw: string
  target: LinkTarget
  /** Decoded anchor without `#`; `''` for none. */
  anchor: string
  line: number
}

/** A file of `content/` that an article shows or offers, and the address it is published at. */
export interface AssetRef {
  /** Absolute path of the source file. */
  file: string
  /** Path below the prefix, e.g. `/content/1a2b3c4d-plan.webp`. */
  path: string
}

/** A file that the body was made from besides its own page; the body is stale when its digest changes, `''` for none. */
export interface Dependency {
  file: string
  digest: string
}

/** The result of compiling one page: plain data that can be stored and sent between threads. */
export interface CompiledBody {
  /** HTML of the first paragraph, when the article begins with one: narrow screens have the contents behind it. */
  lead: string
  /** HTML of the rest. Every link carries the path prefix. */
  body: string
  headings: Heading[]
  /** Every id in the article, decoded; link anchors are checked against them. */
  ids: string[]
  /** Names of the sprite's icons that it shows. */
  icons: string[]
  /** Names of the constructs that it shows: folders of `src/article`. */
  uses: string[]
  links: LinkRef[]
  assets: AssetRef[]
  blocks: TextBlock[]
  /** The article as clean Markdown with full addresses, without front matter and title. */
  markdown: string
  problems: Problem[]
  dependencies: Dependency[]
}

/** Nodes that take the place of one component. */
export type ArticlePart = readonly object[]

export interface CompileInput {
  /** Path of the page relative to the repository's root, with forward slashes. */
  file: string
  /** Absolute path of the repository's root. */
  root: string
  /** MDX without front matter; the front matter's lines are blank so that line numbers hold. */
  source: string
  /** Parts made from data, by the name of the component that stands for each: mdast, and `inlineMarkdown` for texts. */
  parts?: Record<string, ArticlePart>
  /** Names of the SDKs in its code, which lead to their entries. */
  names?: PageNames | undefined
}
