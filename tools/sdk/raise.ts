import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A package that goes from one version to another. */
export interface Step {
  name: string
  from: string
  to: string
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/** A line that names a version in words: what was seen in it may be different now. */
export interface Mention {
  line: number
  text: string
}

/** @returns the digest of a file of an installed package, as `integrity` has it. */
export const integrityOf = (root: string, name: string, path: string): string =>
  `sha384-${createHash('sha384')
    .update(readFileSync(join(root, 'node_modules', name, path)))
    .digest('base64')}`

/**
 * Raises a page to the version that it has been checked with: front matter, commands that install it, addresses on a CDN
 * and the digests of the files there. What the text says of the old version stays; see {@link mentionsOf}.
 * @param root holds the installed package, for the digests.
 */
export function raisePage(root: string, source: string, { name, from, to }: Step): string {
  const [old, id] = [escaped(from), escaped(name)]
  return source
    .replace(new RegExp(`^(sdk:.*?['"]?${id}['"]?: *['"]?)${old}(?=['"]?[ ,}]|$)`, 'm'), `$1${to}`)
    .replace(new RegExp(`^( +['"]?${id}['"]?: *['"]?)${old}(?=['"]?$)`, 'm'), `$1${to}`)
    .replace(new RegExp(`(?<![\\w-])(?<!@[\\w-]+/)${id}@${old}(?![\\w.-])`, 'g'), `${name}@${to}`)
    .replace(
      new RegExp(`(unpkg\\.com/${id}@${escaped(to)}/([^"\\s]+)"\\s+integrity=")[^"]+`, 'g'),
      (_, before: string, path: string) => before + integrityOf(root, name, path),
    )
}

/** @returns the lines of a page's text that name a version. */
export const mentionsOf = (source: string, version: string): Mention[] =>
  source
    .split('\n')
    .map((text, index) => ({ line: index + 1, text: text.trim() }))
    .filter(
      ({ text }) => new RegExp(`(?<![\\d.@])${escaped(version)}(?![\\d.])`).test(text) && !text.startsWith('sdk:'),
    )

/**
 * Files outside of the pages that name a version, because what reads them cannot read `package.json`: the project that
 * readers unpack, and the editor's snippet of front matter. With each, what stands before the version.
 */
const PLACES: [file: string, before: (name: string) => string][] = [
  ['samples/live-tour/package.json', (name) => `"${name}": "`],
  ['.vscode/docs.code-snippets', (name) => `'${name}': \${4:`],
]

/**
 * Raises them, whatever version they name: a run that broke off after the installation is made up for by the next.
 * @returns the files that were changed.
 */
export function raisePlaces(root: string, { name, to }: Pick<Step, 'name' | 'to'>): string[] {
  return PLACES.flatMap(([file, before]) => {
    const path = join(root, file)
    const source = readFileSync(path, 'utf8')
    const raised = source.replace(new RegExp(`(?<=${escaped(before(name))})\\d[\\w.-]*`, 'g'), to)
    if (raised === source) return []
    writeFileSync(path, raised)
    return [file]
  })
}
