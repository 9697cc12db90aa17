import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync, statSync, utimesSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'

/** Left over from the build; no reader and no host asks for them. */
const BUILD_ONLY = /^(?:_gatsby\/|webpack\.stats\.json|chunk-map\.json)/

/** @returns paths of all files of a folder, relative to it. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))

function isSame(file: string, other: string): boolean {
  const [one, two] = [statSync(file), statSync(other, { throwIfNoEntry: false })]
  return Boolean(two?.isFile()) && one.size === two!.size && readFileSync(file).equals(readFileSync(other))
}

/** Puts a file of another release into this one, if it has none of that name; both share its bytes and its time. */
export function keep(from: string, to: string, path: string): void {
  if (existsSync(join(to, path))) return
  mkdirSync(dirname(join(to, path)), { recursive: true })
  linkSync(join(from, path), join(to, path))
}

/**
 * Copies a built site. Files that have not changed are those of the release before, with their time: a host makes its
 * ETag of time and size, and readers who have such a file are told that it is still good.
 * @param before the release before.
 * @param time time of the new files; another one for each release, so that no ETag ever names two contents.
 */
export function copySite(publicDir: string, to: string, before: string | undefined, time: Date): void {
  for (const path of filesIn(publicDir)) {
    if (BUILD_ONLY.test(path)) continue
    const source = join(publicDir, path)
    if (before && isSame(source, join(before, path))) keep(before, to, path)
    else {
      mkdirSync(dirname(join(to, path)), { recursive: true })
      copyFileSync(source, join(to, path))
      utimesSync(join(to, path), time, time)
    }
  }
}
