import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Writes a text below `public/`.
 * @param path from `public/`, with or without a slash in front.
 */
export function writeOutput(root: string, path: string, text: string): void {
  const file = join(root, 'public', path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
