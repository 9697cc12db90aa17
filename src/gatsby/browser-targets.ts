import browserslist from 'browserslist'

/** esbuild's names of the browsers in the list. */
const NAMES: Record<string, string> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
}

/**
 * The oldest supported version of each browser (`browserslist` in package.json, docs/browsers.md) in esbuild's form, e.g.
 * `chrome109`.
 * @throws Error for a browser that esbuild has no name for.
 */
export function scriptTargets(): string[] {
  const oldest = new Map<string, number>()
  for (const entry of browserslist()) {
    const [browser = '', versions = ''] = entry.split(' ')
    const name = NAMES[browser]
    if (!name) throw new Error(`package.json 的 browserslist 里有 esbuild 不认识的浏览器：${browser}`)
    // A range, e.g. `18.5-18.7`, is one entry
    const version = Number.parseFloat(versions)
    if (!Number.isNaN(version)) oldest.set(name, Math.min(version, oldest.get(name) ?? Infinity))
  }
  return [...oldest].map(([name, version]) => name + version)
}
