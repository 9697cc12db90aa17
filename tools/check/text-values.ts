import { distance } from 'fastest-levenshtein'
import { allReferences } from '../../src/reference/load'
import type { ReferenceMember } from '../../src/reference/types'
import { nearest } from '../../src/site/nearest'
import type { Problem } from '../../src/site/types'
import { readPages, textCodes } from './page-tree'

/** `format: 'webp'`, `{ mode: "Model" }`. */
const FIELD = /^\{?\s*([A-Za-z_$][\w$]*)\s*:\s*(['"])([^'"]+)\2\s*\}?$/
/** A type that is nothing but a few texts. */
const LITERALS = /^(?:'[^']*'|undefined)(?:\s*\|\s*(?:'[^']*'|undefined))*$/
const EVENT = /^([a-z]+)\.[A-Za-z.]+$/

const textsOf = (type: string): string[] => [...type.matchAll(/'([^']*)'/g)].map(([, text]) => text!)

/** The values of fields that take one of a few texts, wherever a package has a field of that name. */
function valuesByField(
  members: readonly ReferenceMember[],
  aliases: ReadonlyMap<string, string>,
): Map<string, string[]> {
  const found = new Map<string, string[] | undefined>()
  for (const { name, kind, type } of members) {
    if (kind === 'method' || kind === 'event') continue
    const written = aliases.get(type) ?? type
    const before = found.has(name) ? found.get(name) : []
    // What may be any text, or what nobody knows, says nothing; other types do not take texts
    const isOpen = /\b(?:string|any|unknown|T)\b/.test(written)
    found.set(name, before && !isOpen ? [...before, ...(LITERALS.test(written) ? textsOf(written) : [])] : undefined)
  }
  return new Map([...found].flatMap(([name, values]) => (values?.length ? [[name, values] as const] : [])))
}

/**
 * What the text of pages says in code of values and events that no package has: `format: 'webpp'`, `pano.arrive`. What
 * stands first in a row of a table is left out: it is compared with the types, or lists what somebody wrote by mistake.
 */
export function checkTextValues(root: string, files: readonly string[]): Problem[] {
  const symbols = allReferences(root).flatMap((reference) => reference.symbols)
  const members = symbols.flatMap((symbol) => symbol.members)
  const aliases = new Map(
    symbols.flatMap(({ name, kind, signature }) =>
      kind === 'type' ? [[name, signature.replace(/^type [^=]*= /, '')] as const] : [],
    ),
  )
  const values = valuesByField(members, aliases)
  const events = members.flatMap(({ name, kind }) => (kind === 'event' || /^[a-z]+\.[a-z]/i.test(name) ? [name] : []))
  const prefixes = new Set(events.filter((name) => name.includes('.')).map((name) => name.split('.')[0]!))
  return readPages(root, files).flatMap(({ file, tree }) => {
    const problems: Problem[] = []
    for (const node of textCodes(tree)) {
      const add = (message: string, remedy: string): void => {
        problems.push({
          severity: 'error',
          rule: 'text-value',
          file,
          line: node.position?.start.line ?? 1,
          message,
          remedy,
        })
      }
      const [, field = '', , value = ''] = FIELD.exec(node.value) ?? []
      const known = values.get(field)
      if (known && !known.includes(value)) {
        const guess = nearest(value, known)
        add(
          `${field} 没有 '${value}' 这个值`,
          `${guess ? `是不是 '${guess}'？` : ''}可用的有：${[...new Set(known)].join('、')}`,
        )
      }
      if (!prefixes.has(EVENT.exec(node.value)?.[1] ?? '') || events.includes(node.value)) continue
      // The state and the model have members, which are written alike
      const guess = events.find((name) => distance(name, node.value) === 1)
      if (guess) add(`没有 ${node.value} 这个事件`, `是不是 ${guess}？`)
    }
    return problems
  })
}
