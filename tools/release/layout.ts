import {
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { site } from '../../src/site/config'

/** Something the operator has to see to; its message is in plain Chinese. */
export class ReleaseError extends Error {}

/** A release: what a host serves as its root. */
export const releaseFolder = (base: string, id: string): string => join(base, 'releases', id)

/** The site's folder inside a release: its name is the path prefix, so that a host needs no alias. */
export const siteFolder = (base: string, id: string): string => join(releaseFolder(base, id), site.pathPrefix)

/** Where a release is laid out before it is one. */
export const partFolder = (base: string, id: string): string => releaseFolder(base, `.part-${id}`)

/** Ids of all releases on the disk, oldest first. */
export const releasesIn = (base: string): string[] =>
  existsSync(join(base, 'releases'))
    ? readdirSync(join(base, 'releases'))
        .filter((name) => /^\d{8}-\d{6}$/.test(name))
        .sort()
    : []

/** Id of the release that is served; `undefined` before the first. */
export function currentRelease(base: string): string | undefined {
  try {
    return basename(readlinkSync(join(base, 'current')))
  } catch {
    return undefined
  }
}

/** @throws ReleaseError when `current` is there and no link: no rename could replace it. */
export function checkLink(base: string): void {
  const current = join(base, 'current')
  const found = lstatSync(current, { throwIfNoEntry: false })
  if (found && !found.isSymbolicLink())
    throw new ReleaseError(
      `${current} 应是指向一个版本的链接，这里却是${found.isDirectory() ? '文件夹' : '文件'}：复制发布目录时没有保留链接？用 rsync -aH 重新复制；它正在服务，先不要删`,
    )
}

/** Serves another release from the next request on: one rename, no moment without a site. */
export function switchTo(base: string, id: string): void {
  const next = join(base, `.current-${process.pid}`)
  symlinkSync(join('releases', id), next)
  renameSync(next, join(base, 'current'))
}

/** Writes a file whole or not at all. */
export function replaceFile(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  const draft = `${file}.${process.pid}.tmp`
  try {
    writeFileSync(draft, text)
    renameSync(draft, file)
  } finally {
    rmSync(draft, { force: true })
  }
}
