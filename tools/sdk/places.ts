import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Step } from './raise'

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/**
 * Files outside of the pages that name a version, because what reads them cannot read `package.json`: the project that
 * readers unpack, and the editor's snippet of front matter. With each, what stands before the version.
 */
const PLACES: [file: string, before: (name: string) => string][] = [
  ['samples/live-tour/package.json', (name) => `"${name}": "`],
  ['.vscode/docs.code-snippets', (name) => `'${name}': \${4:`],
]

/**
 * Whatever version they name: a run that broke off after the installation is made up for by the next.
 * @returns the files that were changed.
 */
export function raisePlaces(root: string, { name, to }: Pick<Step, 'name' | 'to'>): string[] {
  return PLACES.flatMap(([file, before]) => {
    const path = join(root, file)
    const source = readFileSync(path, 'utf8')
    const written = new RegExp(`(?<=${escaped(before(name))})\\d[\\w.-]*`, 'g')
    const raised = source.replace(written, to)
    if (raised === source) return []
    writeFileSync(path, raised)
    return [file]
  })
}
