import type { Manifest } from './index-format'

/** Where a section is. */
export interface Place {
  page: number
  /** Number of the section within its page. */
  section: number
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0)

/** Finds pages, sections and fragments of an index from their running numbers. */
export type Layout = ReturnType<typeof layoutOf>

/** @param fragments of the manifest. @returns `size`: the number of all sections. */
export function layoutOf({ fragments }: Manifest) {
  const size = sum(fragments.map(sum))
  const pageOf = new Uint16Array(size)
  /** First section and first fragment of each page. */
  const sections: number[] = []
  const texts: number[] = []
  let section = 0
  let text = 0
  fragments.forEach((counts, page) => {
    sections.push(section)
    texts.push(text)
    pageOf.fill(page, section, (section += sum(counts)))
    text += counts.length
  })
  return {
    size,
    placeOf: (number: number): Place => {
      const page = pageOf[number] ?? 0
      return { page, section: number - (sections[page] ?? 0) }
    },
    /** The fragment that has the text of a section, and its position there. */
    textOf: ({ page, section: own }: Place) => {
      let position = own
      let fragment = texts[page] ?? 0
      for (const count of fragments[page] ?? []) {
        if (position < count) break
        position -= count
        fragment++
      }
      return { fragment, position }
    },
  }
}
