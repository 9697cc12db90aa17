import { existsSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn, type CompleteBuild } from '../../src/publish/complete'
import { site } from '../../src/site/config'
import { copySite } from './copy-site'
import { HOSTS, type HostName } from './hosts'
import type { Host } from './hosts/host'
import { uploadOrder } from './hosts/upload-order'
import { keepHashed } from './kept-files'
import { siteFolder } from './layout'
import { unionPolicies } from './policy'
import type { AboutRelease } from './state'

/** The release that is served while the next is laid out. */
export interface Before {
  id: string
  about: AboutRelease | undefined
}

/**
 * Lays a build out as its host wants it.
 * @param part an empty folder that becomes the host's root.
 * @param time time of the new files, see {@link copySite}.
 * @returns what is known of the release.
 */
export function layOut(
  base: string,
  part: string,
  source: { publicDir: string; build: CompleteBuild },
  before: Before | undefined,
  options: { time: Date; keepDays: number; host: HostName },
): AboutRelease {
  const { time, keepDays } = options
  const { policy } = source.build
  const host: Host = HOSTS[options.host]
  const target = join(part, site.pathPrefix)
  mkdirSync(target, { recursive: true })
  const from = before && siteFolder(base, before.id)
  const { page } = host
  const change = page && ((html: string): string => page(html, policy))
  copySite({ ...source, takes: host.takes, change }, target, from, time)
  const kept = from ? keepHashed(from, target, before.about?.kept ?? {}, time, keepDays) : {}
  const read = (path: string): string => readFileSync(join(target, path), 'utf8')
  const paths = filesIn(target)
  for (const [path, text] of Object.entries(host.rootFiles({ paths, read, policy }))) {
    const file = join(part, path)
    if (existsSync(file)) continue
    writeFileSync(file, text)
    utimesSync(file, time, time)
  }
  return { policy, kept }
}

/**
 * Writes what an upload to a store needs: the files of every step, from the release's root, and the policy to set
 * before, which serves the old pages and the new ones.
 */
export function writeUploadOrder(base: string, id: string, policies: string[]): void {
  const folder = join(base, 'upload')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const prefix = site.pathPrefix.slice(1)
  for (const [step, paths] of uploadOrder(filesIn(siteFolder(base, id))))
    writeFileSync(join(folder, `${step}.txt`), paths.map((path) => `${join(prefix, path)}\n`).join(''))
  writeFileSync(join(folder, 'policy'), `${policies.reduce(unionPolicies)}\n`)
}
