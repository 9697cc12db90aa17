import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Step } from './raise'

/**
 * Files outside of the pages that name a version, because what reads them cannot read `package.json`: the project that
 * readers unpack, and the editor's snippet of front matter.
 */
const PLACES: [file: string, written: (step: Pick<Step, 'name'>, version: string) => string][] = [
  ['samples/live-tour/package.json', ({ name }, version) => `"${name}": "${version}"`],
  ['.vscode/docs.code-snippets', ({ name }, version) => `'${name}': \${4:${version}}`],
]

/** @returns the files that were changed. */
export function raisePlaces(root: string, step: Step): string[] {
  return PLACES.flatMap(([file, written]) => {
    const path = join(root, file)
    const source = readFileSync(path, 'utf8')
    const raised = source.replaceAll(written(step, step.from), written(step, step.to))
    if (raised === source) return []
    writeFileSync(path, raised)
    return [file]
  })
}
