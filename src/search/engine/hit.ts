export interface TextPart {
  text: string
  /** Whether it holds what was searched. */
  isMarked: boolean
}

/** A text in parts; none where there is no text. */
export type MarkedText = TextPart[]

/** @returns a text without its marks. */
export const plainText = (parts: MarkedText): string => parts.map(({ text }) => text).join('')

/** @returns the words that are marked in some texts, each once, lower case. */
export const markedWords = (texts: MarkedText[]): string[] => [
  ...new Set(texts.flat().flatMap(({ text, isMarked }) => (isMarked && text ? text.toLowerCase() : []))),
]

/** A place that answers a query. */
export interface SearchHit {
  objectID: string
  /** Address with prefix and anchor. */
  url: string
  kind: 'page' | 'heading' | 'text'
  /** Name of its result group. */
  group: string
  /** Title of the page, then the headings above and of what was found; never empty. */
  path: MarkedText[]
  /** The text that was found, or the one that says best what is there. */
  content: MarkedText
  /** `content`, cut to the length of a snippet. */
  snippet: MarkedText
  /** Texts of the section around the one that was found, as far as the source has them. */
  preview: () => MarkedText[]
  /** Words of the query, or what stands for them, that all of this holds, lower case; absent where a source does not tell. */
  words?: string[] | undefined
}

/** Id of a hit or record: the same in every build as long as the text keeps its place in its section. */
export const objectId = (path: string, anchor: string, ordinal: number): string =>
  `${path}${anchor && `#${anchor}`}:${ordinal}`

/** @returns the address of a place, with prefix. */
export const hitUrl = (pathWithPrefix: string, anchor: string): string =>
  pathWithPrefix + (anchor && `#${encodeURIComponent(anchor)}`)
