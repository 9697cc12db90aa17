import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { site } from '../../src/site/config'
import { completeBuild } from '../../src/publish/complete'
import { nginxMap } from '../../src/publish/security-policy'
import { isHashed, readPolicy } from '../response-headers'
import { copySite, filesIn, keep } from './copy-site'
import { currentRelease, ReleaseError, releasesIn, replaceFile, siteFolder, switchTo } from './layout'
import { unionPolicies } from './policy'

export interface ReleaseOptions {
  /** Makes the web server read `csp.conf` again and returns when it has; `undefined`: nobody needs to. */
  reload: (() => Promise<void>) | undefined
  /** Days for which files with hashed names stay after the last version that named them: for tabs left open. */
  keepDays?: number
  /** Releases that can be gone back to. */
  keepReleases?: number
  now?: Date
}

/** When a file with a hashed name was last part of a build, by path: `kept.json` of a release. */
type Kept = Record<string, string>

const DAY_MS = 86_400_000
const keptFile = (base: string, id: string): string => join(base, 'releases', id, 'kept.json')

function readKept(base: string, id: string): Kept {
  try {
    return JSON.parse(readFileSync(keptFile(base, id), 'utf8')) as Kept
  } catch {
    return {}
  }
}

const idOf = (time: Date): string => time.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-')

/**
 * Publishes a whole build below `base`: lays it out beside what is served, then switches at once. Fails before the
 * switch or not at all: what is served stays as it is.
 * @returns the id of the release.
 * @throws ReleaseError for what the operator has to see to.
 */
export async function publish(publicDir: string, base: string, options: ReleaseOptions): Promise<string> {
  const { keepDays = 30, keepReleases = 5 } = options
  if (!completeBuild(publicDir))
    throw new ReleaseError(`${publicDir} 不是一次完整的构建（没有运行过、失败了，或被中断）。先运行 npm run build`)
  const before = currentRelease(base)
  let time = options.now ?? new Date()
  while (existsSync(join(base, 'releases', idOf(time)))) time = new Date(time.getTime() + 1000)
  const id = idOf(time)
  const part = join(base, 'releases', `.part-${id}`)
  const target = join(part, site.pathPrefix)
  try {
    mkdirSync(target, { recursive: true })
    const old = before && siteFolder(base, before)
    copySite(publicDir, target, old, time)
    const kept: Kept = old ? keepHashed(old, target, readKept(base, before), time, keepDays) : {}
    writeFileSync(join(part, 'kept.json'), JSON.stringify(kept))
    renameSync(part, join(base, 'releases', id))
    await announcePolicy(base, id, before, options.reload)
  } catch (error) {
    // A release that was never served is none that could be gone back to
    for (const folder of [part, join(base, 'releases', id)]) rmSync(folder, { recursive: true, force: true })
    throw error
  }
  switchTo(base, id)
  for (const name of releasesIn(base).slice(0, -keepReleases))
    if (name !== before) rmSync(join(base, 'releases', name), { recursive: true })
  return id
}

/** Takes over the files with hashed names that tabs of former versions may still ask for. */
function keepHashed(from: string, to: string, kept: Kept, time: Date, keepDays: number): Kept {
  const still: Kept = {}
  for (const path of filesIn(from)) {
    const plain = path.replace(/\.(?:br|gz)$/, '')
    if (!isHashed(plain) || existsSync(join(to, plain))) continue
    const since = kept[plain] ?? time.toISOString()
    if (time.getTime() - Date.parse(since) > keepDays * DAY_MS) continue
    still[plain] = since
  }
  for (const path of filesIn(from)) if (path.replace(/\.(?:br|gz)$/, '') in still) keep(from, to, path)
  return still
}

/**
 * Goes back to an earlier release. Tabs of the version that is withdrawn keep their files.
 * @param id the release; the one before the current one when it is left out.
 */
export async function rollBack(
  base: string,
  id: string | undefined,
  reload: ReleaseOptions['reload'],
): Promise<string> {
  const now = currentRelease(base)
  const all = releasesIn(base)
  const target = id ?? all[all.indexOf(now ?? '') - 1]
  if (!now || !target || !all.includes(target))
    throw new ReleaseError(
      `没有可以退回的版本${id ? ` ${id}` : ''}。现有：${all.join('、') || '无'}；正在服务：${now ?? '无'}`,
    )
  const [from, to] = [siteFolder(base, now), siteFolder(base, target)]
  const kept = { ...readKept(base, target), ...keepHashed(from, to, readKept(base, now), new Date(), Infinity) }
  replaceFile(keptFile(base, target), JSON.stringify(kept))
  await announcePolicy(base, target, now, reload)
  switchTo(base, target)
  return target
}

/** Before pages of a version are sent, their policy must be, together with that of the pages which are sent now. */
async function announcePolicy(
  base: string,
  id: string,
  before: string | undefined,
  reload: ReleaseOptions['reload'],
): Promise<void> {
  const [own, old] = [id, before].map((name) => (name ? readPolicy(siteFolder(base, name)) : undefined))
  if (!own) throw new ReleaseError(`版本 ${id} 里没有内容安全策略，重新构建`)
  const changed = replaceFile(join(base, 'csp.conf'), nginxMap(old ? unionPolicies(own, old) : own))
  if (changed) await reload?.()
}

/** Removes what a killed release has left behind. */
export function clearParts(base: string): void {
  const folder = join(base, 'releases')
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder))
    if (name.startsWith('.part-')) rmSync(join(folder, name), { recursive: true, force: true })
}
