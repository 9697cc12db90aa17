import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
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
