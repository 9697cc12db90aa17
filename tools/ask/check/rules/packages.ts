import type { Place } from '../types'

/** Versions of three that Five runs with. */
const THREE = /^[\^~=v\s]*0\.11[567]\./
const FIVE_6 = /^[\^~=v\s]*6\./

type Versions = Record<string, unknown>

const versionsOf = (data: unknown): Versions => {
  const { dependencies, devDependencies, overrides } = data as Record<
    'dependencies' | 'devDependencies' | 'overrides',
    Versions
  >
  return { ...devDependencies, ...dependencies, overrides }
}

const lineOfName = (text: string, name: string): number =>
  text.slice(0, Math.max(0, text.indexOf(`"${name}"`))).split('\n').length

/** Rules for a `package.json`. */
export function packagePlaces(data: unknown, text: string): Record<string, Place[]> {
  if (typeof data !== 'object' || data === null) return {}
  const { '@realsee/five': five, '@realsee/vreo': vreo, three, overrides } = versionsOf(data)
  const at = (name: string): Place[] => [{ line: lineOfName(text, name) }]
  return {
    'three-version': five && typeof three === 'string' && !THREE.test(three) ? at('three') : [],
    'vreo-with-five6': typeof five === 'string' && FIVE_6.test(five) && vreo && !overrides ? at('@realsee/vreo') : [],
  }
}
