import path from 'node:path'
import type { PageApp } from './page-app'

/** The module that code imports, by name or path. */
export const IMPORT = /(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g

/** Modules and scripts that a program reaches from its entry, by path in the project. */
export function reached({ files, entry }: Pick<PageApp, 'files' | 'entry'>): Set<string> {
  const seen = new Set<string>()
  const waiting = [entry]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    for (const [, id = ''] of (files.get(file) ?? '').matchAll(IMPORT)) {
      if (!id.startsWith('.')) continue
      const target = path.posix.join(path.posix.dirname(file), id)
      const found = ['', '.ts', '.tsx', '.vue', '/index.ts']
        .map((more) => target + more)
        .find((name) => files.has(name))
      if (found) waiting.push(found)
    }
  }
  return seen
}
