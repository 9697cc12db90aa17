import { areas } from './areas'
import { frameworks } from './frameworks'

/** Areas that results can be narrowed down to, in the order of the navbar. */
export const searchAreas: string[] = Object.values(areas).map((area) => area.label)

/** @returns the result group of an area's pages; each handbook is a group of its own, `三维空间 / React`. */
export const groupOf = (area: string, framework?: string): string => (framework ? `${area} / ${framework}` : area)

/** @returns the result group of a framework's handbook. */
export const handbookGroup = (framework: string): string => groupOf(areas.five.label, framework)

/** @returns the names of an area's result groups. */
export const groupsOf = (area: string): string[] =>
  area === areas.five.label ? [area, ...frameworks.map(({ label }) => handbookGroup(label))] : [area]
