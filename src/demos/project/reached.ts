import type { PageApp } from './page-app'

/** The module that code imports, by name or path. */
export const IMPORT = /(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g

/** @returns the file that a relative import of another file leads to, as Vite finds it; `undefined` when there is none. */
export function importedFile(id: string, from: string, has: (file: string) => boolean): string | undefined {
  const target = new URL(id, `file:///${from}`).pathname.slice(1)
  return ['', '.ts', '.tsx', '.vue', '/index.ts'].map((more) => target + more).find(has)
}

/** Modules and scripts that a program reaches from its entry, by path in the project. */
export function reached({ files, entry }: Pick<PageApp, 'files' | 'entry'>): Set<string> {
  const seen = new Set<string>()
  const waiting = [entry]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    for (const [, id = ''] of (files.get(file) ?? '').matchAll(IMPORT)) {
      if (!id.startsWith('.')) continue
      const found = importedFile(id, file, (name) => files.has(name))
      if (found) waiting.push(found)
    }
  }
  return seen
}
