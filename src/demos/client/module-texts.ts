import type { ToSandbox } from '../messages'
import { here } from './here'

/** What a sandbox may ask for; a program can ask for anything. */
const MODULE = /^(?!.*\.\.)(?:sandbox|vue|sdk\/[\w@./-]+)\.(?:js|css)$/

/** Those that have come. They are kept for the visit: a program is run again and again. */
const texts = new Map<string, string>()

/**
 * @param signal the run that it is for has ended
 * @throws Error for a name that is no module's, or when it does not come
 */
export async function moduleText(name: string, signal: AbortSignal): Promise<string> {
  const known = texts.get(name)
  if (known !== undefined) return known
  if (!MODULE.test(name)) throw new Error(name)
  const response = await fetch(here + name, { signal })
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  const text = await response.text()
  texts.set(name, text)
  return text
}

/** @returns the modules that a program will ask for, as far as its texts say so at a glance. */
export function modulesOf({ sdk, files }: ToSandbox): string[] {
  const ids = Object.values(files).flatMap((text) =>
    [...text.matchAll(/\bfrom\s*['"](@?\w[^'"\s]*)['"]/g)].map(([, id]) => id),
  )
  const isVue = Object.keys(files).some((file) => file.endsWith('.vue'))
  return ['sandbox.js', ...(isVue ? ['vue.js'] : []), ...[...new Set(ids)].map((id) => `sdk/${sdk}/${id}.js`)]
}
