import { existsSync, lstatSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { site } from '../../src/site/config'

/*
 * A folder of releases says by its names alone what there is:
 *   current -> releases/<id>/root    what is served
 *   releases/<id>/kept.json          hashed files of versions before, by the time since when no page names them
 *   releases/<id>-withdrawn/         what has been gone back from
 *   releases/.part-<id>/             what is being laid out
 * A release that is newer than the one that is served, and not withdrawn, was never served: its run was killed.
 */
/** Releases that stay on the disk. */
const KEPT_RELEASES = 5
export const WITHDRAWN = '-withdrawn'

export const folderOf = (base: string, name: string): string => join(base, 'releases', name)
/** The site's folder below a root: its name is the path prefix, so that a host needs no alias. */
export const siteIn = (root: string): string => join(root, site.pathPrefix)

export const namesIn = (base: string): string[] =>
  existsSync(join(base, 'releases')) ? readdirSync(join(base, 'releases')).sort() : []
export const isPlain = (name: string): boolean => /^\d{8}-\d{6}$/.test(name)
export const isRelease = (name: string): boolean => isPlain(name.replace(WITHDRAWN, ''))

/** @returns id of the release that is served; `undefined` before the first. @throws Error where `current` is no link. */
export function currentRelease(base: string): string | undefined {
  const current = join(base, 'current')
  const found = lstatSync(current, { throwIfNoEntry: false })
  if (found && !found.isSymbolicLink())
    throw new Error(`${current} 应是指向一个版本的链接：复制发布目录时没有保留链接？用 rsync -aH 重新复制`)
  return found && readlinkSync(current).split('/')[1]
}

/** @returns one line for each release, newest first; an empty text before the first. */
export function describeReleases(base: string): string {
  const now = currentRelease(base)
  const what = (name: string): string => {
    if (name === now) return `* ${name}  正在服务`
    return `  ${name.replace(WITHDRAWN, '')}  ${name.endsWith(WITHDRAWN) ? '已撤下' : '服务过'}`
  }
  return namesIn(base).filter(isRelease).reverse().map(what).join('\n')
}

export const idOf = (time: Date): string => time.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-')

/** @returns a time, in whole seconds of its own, after that of every release: no ETag ever names two contents. */
export function timeAfter(now: Date, base: string): Date {
  const newest = namesIn(base).filter(isRelease).at(-1)?.replace(WITHDRAWN, '') ?? ''
  let time = now
  while (idOf(time) <= newest) time = new Date(time.getTime() + 1000)
  return time
}

/** Serves another release from the next request on: one rename, no moment without a site. */
export function switchTo(base: string, id: string): void {
  const next = join(base, '.current-next')
  rmSync(next, { force: true })
  symlinkSync(`releases/${id}/root`, next)
  renameSync(next, join(base, 'current'))
}

/** Removes what a killed run has left, and the oldest releases; never what is served, nor what was before it. */
export function prune(base: string): void {
  const now = currentRelease(base) ?? ''
  const isLost = (name: string): boolean => !isRelease(name) || (isPlain(name) && name > now)
  const lost = namesIn(base).filter(isLost)
  const releases = namesIn(base).filter((name) => !isLost(name))
  const needed = releases.filter(isPlain).slice(-2)
  const others = releases.filter((name) => !needed.includes(name))
  const old = others.slice(0, Math.max(0, releases.length - KEPT_RELEASES))
  for (const name of [...lost, ...old]) rmSync(folderOf(base, name), { recursive: true, force: true })
}
