import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readBuild } from '../serve/read-build'
import { releaseLock, takeLock } from '../../src/gatsby/lock'
import { site } from '../../src/site/config'
import { isSame, keepHashed, keptBy, share, write } from './files'
import { rootFiles, takes, type HostName } from './hosts'
import {
  currentRelease,
  describeReleases,
  folderOf,
  idOf,
  isPlain,
  isRelease,
  namesIn,
  prune,
  siteIn,
  switchTo,
  timeAfter,
  WITHDRAWN,
} from './layout'

const DAY_MS = 86_400_000

export interface ReleaseOptions {
  /** What kind of host the release is for; a server of one's own when left out. */
  host?: HostName
  /** Days for which files with hashed names stay after the last version that named them: for tabs left open. */
  keepDays?: number
  now?: Date
  /** Told after each step; for tests, which stop there. */
  onStep?: (step: 'locked' | 'copied' | 'laid out' | 'switched' | 'pruned') => void
}

function withLock<Result>(base: string, work: () => Result): Result {
  const file = join(base, 'release.lock')
  const pid = takeLock(file)
  if (pid !== undefined)
    throw new Error(`另一次发布正在进行：进程 ${pid}。等它结束再运行；确定它已经不在时，删掉 ${file}`)
  try {
    return work()
  } finally {
    releaseLock(file)
  }
}

/**
 * Publishes a whole build below `base`: lays it out beside what is served, then switches at once. Fails before the
 * switch or not at all: what is served stays as it is. Files that have not changed are those of the release before.
 * @returns the id of the release.
 * @throws Error with a Chinese message for what the operator has to see to.
 */
export function publish(publicDir: string, base: string, options: ReleaseOptions = {}): string {
  const { host = 'nginx', keepDays = 30, now = new Date(), onStep = () => undefined } = options
  return withLock(base, () => {
    onStep('locked')
    prune(base)
    const time = timeAfter(now, base)
    const id = idOf(time)
    const part = folderOf(base, `.part-${id}`)
    const root = join(part, 'root')
    const before = siteIn(join(base, 'current'))
    try {
      const { files, contentErrors } = readBuild(publicDir, (path, bytes) => {
        if (!takes(host, path)) return
        const file = join(siteIn(root), path)
        if (isSame(bytes, join(before, path))) share(join(before, path), file)
        else write(file, bytes, time)
      })
      if (contentErrors)
        throw new Error(
          `这次构建放过了 ${contentErrors} 个内容错误（CONTENT_ERRORS=warn），只能用来预览。改正后重新运行 npm run build`,
        )
      onStep('copied')
      const oldest = now.getTime() - keepDays * DAY_MS
      const kept = keepHashed(before, siteIn(root), keptBy(base, currentRelease(base)), now, oldest)
      for (const [path, text] of Object.entries(rootFiles(Object.keys(files))))
        if (!existsSync(join(root, path))) write(join(root, path), text, time)
      for (const path of ['404.html', 'robots.txt'])
        if (path in files && !existsSync(join(root, path))) share(join(siteIn(root), path), join(root, path))
      write(join(part, 'kept.json'), JSON.stringify(kept), time)
      renameSync(part, folderOf(base, id))
    } catch (error) {
      rmSync(part, { recursive: true, force: true })
      throw error
    }
    onStep('laid out')
    switchTo(base, id)
    onStep('switched')
    prune(base)
    onStep('pruned')
    return id
  })
}

/**
 * Goes back to an earlier release. Tabs of the version that is withdrawn keep their files.
 * @param id the release; the one that was served before when it is left out.
 * @returns the id of the release that is served now.
 * @throws Error with a Chinese message when there is none, with what there is.
 */
export function rollBack(base: string, id?: string): string {
  if (!existsSync(base)) throw new Error('没有可以退回的版本：这里还没有发布过')
  return withLock(base, () => {
    const now = currentRelease(base) ?? ''
    const releases = namesIn(base).filter(isRelease)
    const wanted = id ?? releases.filter((name) => isPlain(name) && name < now).at(-1)
    const found = releases.find((name) => name.replace(WITHDRAWN, '') === wanted)
    if (!found || wanted === undefined)
      throw new Error(
        `没有可以退回的版本${id ? ` ${id}` : ''}。现有（已撤下的只在用 --to 指定时退回）：\n${describeReleases(base)}`,
      )
    if (wanted === now) return now
    const to = siteIn(join(folderOf(base, found), 'root'))
    if (!existsSync(to))
      throw new Error(
        `版本 ${wanted} 不在 ${site.pathPrefix} 下：它是换前缀之前发布的。把 src/site/config.ts 里的前缀改回去，再退回`,
      )
    const kept = keepHashed(siteIn(join(base, 'current')), to, keptBy(base, now), new Date(), 0)
    const all = { ...keptBy(base, found), ...kept }
    writeFileSync(join(folderOf(base, found), 'kept.json'), JSON.stringify(all))
    if (found !== wanted) renameSync(folderOf(base, found), folderOf(base, wanted))
    switchTo(base, wanted)
    for (const name of releases.filter((other) => isPlain(other) && other > wanted))
      renameSync(folderOf(base, name), folderOf(base, name + WITHDRAWN))
    return wanted
  })
}
