import { memberAnchor } from '../../src/reference/anchors'
import { loadReference, REFERENCE_AREAS } from '../../src/reference/load'
import type { ReferenceSymbol } from '../../src/reference/types'
import type { RawMember } from './members'
import { readPackage, type RawSymbol } from './read-package'
import { PACKAGES } from './scope'

/** Entries of the reference, to be found from declarations. */
export interface Entries {
  /** Entries (`page#anchor`) by the place of a declaration; several where classes inherit it from one that has none. */
  byPlace: Map<string, string[]>
  /** Entries by `Name` and `Name.member`, for declarations of another version of a package. */
  byName: Map<string, string>
  /** Entries of Five's events by name. */
  events: Map<string, string>
}

/** Types whose fields are the events of `Five`, in the order of preference. */
const FIVE_EVENTS = ['EventTypes', 'ControllerEventTypes', 'LegacyEventType']

/** Reads where the entries of all packages are declared. */
export function readEntries(root: string): Entries {
  const entries: Entries = { byPlace: new Map(), byName: new Map(), events: new Map() }
  for (const one of PACKAGES) {
    const area = REFERENCE_AREAS.find((candidate) => candidate === one.slug)
    const reference = area && loadReference(root, area)
    if (!reference) continue
    const raw = new Map(readPackage(root, one).map((symbol) => [`${symbol.module}#${symbol.name}`, symbol]))
    for (const symbol of reference.symbols) add(entries, symbol, raw.get(`${symbol.module}#${symbol.name}`))
  }
  return entries
}

function add({ byPlace, byName, events }: Entries, symbol: ReferenceSymbol, raw: RawSymbol | undefined): void {
  const put = (places: string[], entry: string): void => {
    for (const place of places) byPlace.set(place, [...(byPlace.get(place) ?? []), entry])
  }
  const own = `${symbol.page}#${symbol.name}`
  put(raw?.places ?? [], own)
  if (!byName.has(symbol.name)) byName.set(symbol.name, own)
  for (const member of symbol.members) {
    const entry = `${symbol.page}#${memberAnchor(symbol, member)}`
    const isThis = ({ name, kind }: RawMember): boolean => name === member.name && kind === member.kind
    put(raw?.members.find(isThis)?.places ?? [], entry)
    const name = `${symbol.name}.${member.name}`
    if (!byName.has(name)) byName.set(name, entry)
    if (FIVE_EVENTS.includes(symbol.name) && !events.has(member.name)) events.set(member.name, entry)
  }
}
