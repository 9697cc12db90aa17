import type { Docs } from '../docs'
import type { Product } from './products'
import type { Found } from './answer'

/** An identifier that says something by itself: `PanoTagPlugin`, `five.load`, `useFiveState`. */
const IDENTIFIER = /[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*/g
const isName = (word: string): boolean => /[a-z][A-Z]|[A-Z][a-z]+[A-Z]|\w\.\w/.test(word)

/** @returns the sections that teach the names of the SDKs in a question, for its first one. */
export async function namedSections(docs: Docs, query: string, product?: Product): Promise<Found[]> {
  const words = (query.match(IDENTIFIER) ?? []).filter(isName).map((word) => word.toLowerCase())
  if (!words.length) return []
  const { symbols } = await docs.symbols()
  const area = (entry: string): string => entry.split('/')[0] ?? ''
  const matching = symbols.filter(({ name, entry }) => {
    const lower = name.toLowerCase()
    return (
      words.some((word) => lower === word || (word.length > 7 && lower.endsWith(`.${word}`))) &&
      (!product || area(entry) === product)
    )
  })
  const [first] = matching
  if (!first) return []
  const { name, text, entry, learn } = first
  return [...(learn ? [learn] : []), entry].map((id) => ({ id, title: name, sentence: text }))
}
