import type { ReactElement } from 'react'

const TAG = /<mark>(.*?)<\/mark>/s
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** Text of escaped HTML; what is no entity stays as it is, so that unescaped text is safe too. */
const textOf = (html: string): string =>
  html.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? '')

/**
 * Shows a marked text of a hit. Everything but the marks becomes text, never HTML, wherever it comes from: the hosted
 * service does not escape what it answers. Another text is another element: a browser that translates the page has put
 * nodes of its own in place of the texts, which React cannot change any more.
 */
export function marked(value: string): ReactElement {
  return (
    <span key={value}>
      {value.split(TAG).map((part, index) => (index % 2 ? <mark key={index}>{textOf(part)}</mark> : textOf(part)))}
    </span>
  )
}

/** @returns the words that are marked in some texts, lower case. */
export function markedWords(values: string[]): string[] {
  const found = values.flatMap((value) =>
    [...value.matchAll(/<mark>(.*?)<\/mark>/gs)].map((match) => textOf(match[1] ?? '')),
  )
  return [...new Set(found.map((word) => word.toLowerCase()))].filter(Boolean)
}
