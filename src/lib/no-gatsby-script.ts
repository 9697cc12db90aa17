/**
 * Stands in for `gatsby-script`, which Gatsby puts into every page together with Partytown (1.6 KiB) although this site
 * has no `<Script>`. Using one would show nothing, so the names say what they are.
 */
export const Script = (): never => {
  throw new Error('This site is built without gatsby-script, see src/lib/no-gatsby-script.ts')
}
export const ScriptStrategy = {}
export const collectedScriptsByPage = {
  get: (): never[] => [],
  set: (): void => undefined,
  delete: (): void => undefined,
}
export const scriptCache = new Set<string>()
export const scriptCallbackCache = new Map<string, unknown>()
