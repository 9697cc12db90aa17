import type { Manifest } from './index-format'

/** Where a section is. */
export interface Place {
  page: number
  /** Number of the section within its page. */
  section: number
}

/** Where the text of a section is. */
export interface TextPlace {
  fragment: number
  /** Position in the fragment. */
  position: number
}

/** Finds pages, sections and fragments from their running numbers. */
export interface Layout {
  /** Number of all sections. */
  size: number
  placeOf: (section: number) => Place
  textOf: (place: Place) => TextPlace
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0)

const known = new WeakMap<Manifest, Layout>()

/** @returns the layout of an index; made once per manifest. */
export function layoutOf(manifest: Manifest): Layout {
  const before = known.get(manifest)
  if (before) return before
  const layout = makeLayout(manifest.fragments)
  known.set(manifest, layout)
  return layout
}

function makeLayout(fragments: number[][]): Layout {
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
    placeOf(number) {
      const page = pageOf[number] ?? 0
      return { page, section: number - (sections[page] ?? 0) }
    },
    textOf({ page, section: own }) {
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
