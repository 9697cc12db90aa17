import type { NameRole, PlacedName } from '../site/types'
import { memberAnchor } from './anchors'
import type { PackageReference, ReferenceMember, ReferenceSymbol } from './types'

/** @returns the entry of a name: in the reference; of one that is declared only, the section that teaches it. */
export function entryOf({ declared }: PackageReference, symbol: ReferenceSymbol, member?: ReferenceMember): string {
  if (declared) return member?.learn ?? symbol.learn ?? symbol.page
  return `${symbol.page}#${member ? memberAnchor(symbol, member) : symbol.name}`
}

/** A public name with its sections, `page#anchor`. */
interface Named {
  name: string
  own?: string
  entry: string
  /** Section that teaches it; of a member without one, its owner's. */
  learn: string | undefined
  /** Whether the section is its own. */
  isTaught: boolean
}

/** All public names in order; one that is a member, or in a namespace, with what it is called by itself. */
const allNames = (references: PackageReference[]): Named[] =>
  references.flatMap((reference) =>
    reference.symbols.flatMap((symbol): Named[] => {
      const { name, learn } = symbol
      const own = name.replace(/^.*\./, '')
      return [
        { name, ...(own !== name && { own }), entry: entryOf(reference, symbol), learn, isTaught: Boolean(learn) },
        ...symbol.members.map((member) => ({
          name: `${name}.${member.name}`,
          own: member.name,
          entry: entryOf(reference, symbol, member),
          learn: member.learn ?? learn,
          isTaught: Boolean(member.learn),
        })),
      ]
    }),
  )

/** Of names that are called alike by themselves, a member of `Five` is meant, else one that is taught, else the first. */
const weight = ({ name, isTaught }: Named): number => (name.startsWith('Five.') ? 2 : 0) + (isTaught ? 1 : 0)

/** @returns the names that are meant by what they are called by themselves. */
function leadingNames(names: Named[]): Set<Named> {
  const leading = new Map<string, Named>()
  for (const name of names) {
    const key = name.own?.toLowerCase()
    const before = key && leading.get(key)
    if (key && (!before || weight(name) > weight(before))) leading.set(key, name)
  }
  return new Set(leading.values())
}

/** @returns where each public name has its entry, and where it is taught, by page. */
export function namePlaces(references: PackageReference[]): Map<string, PlacedName[]> {
  const names = allNames(references)
  const leading = leadingNames(names)
  const places = new Map<string, PlacedName[]>()

  function place(name: string | undefined, role: NameRole, section: string | undefined): void {
    if (!name || !section) return
    const [page = '', anchor = ''] = section.split('#')
    const there = places.get(page) ?? []
    places.set(page, there)
    there.push({ name, role, anchor })
  }

  for (const named of names) {
    const { name, own, entry, isTaught } = named
    const learn = named.learn === entry ? undefined : named.learn
    const leads = leading.has(named)
    place(name, 'entry', entry)
    place(name, 'taught', learn)
    place(own, leads ? 'ownEntry' : 'otherOwn', entry)
    if (leads && isTaught) place(own, 'ownTaught', learn)
  }
  return places
}
