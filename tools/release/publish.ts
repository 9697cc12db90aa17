import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { completeBuild, type CompleteBuild } from '../../src/publish/complete'
import type { HostName } from './hosts'
import { layOut, writeUploadOrder, type Before } from './lay-out'
import { partFolder, ReleaseError, releaseFolder, releasesIn, switchTo } from './layout'
import { withLock } from './lock'
import { announcePolicy, type Reload } from './server-config'
import { readAbout, readState, removeUnknown, writeAbout, writeState, type ReleaseState } from './state'

export interface ReleaseOptions {
  reload: Reload
  /** Days for which files with hashed names stay after the last version that named them: for tabs left open. */
  keepDays?: number
  /** Releases that can be gone back to. */
  keepReleases?: number
  now?: Date
  /** What kind of host the release is for; a server of one's own when left out. */
  host?: HostName
}

const idOf = (time: Date): string => time.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-')

/** @returns a time, in whole seconds of its own, after that of every release there is. */
function timeAfter(now: Date, newest: string | undefined): Date {
  let time = now
  while (newest && idOf(time) <= newest) time = new Date(time.getTime() + 1000)
  return time
}

/** @throws ReleaseError for a build that is not for readers. */
function checkBuild(publicDir: string): CompleteBuild {
  const build = completeBuild(publicDir)
  if (!build)
    throw new ReleaseError(
      `${publicDir} 不是一次完整的构建（没有运行过、失败了、被中断，或 ${publicDir}.build.json 没有一起复制）。先运行 npm run build`,
    )
  if (build.contentErrors)
    throw new ReleaseError(
      `这次构建放过了 ${build.contentErrors} 个内容错误（CONTENT_ERRORS=warn），只能用来预览。改正后重新运行 npm run build`,
    )
  return build
}

/**
 * Publishes a whole build below `base`: lays it out beside what is served, then switches at once. Fails before the
 * switch or not at all: what is served stays as it is.
 * @returns the id of the release.
 * @throws ReleaseError for what the operator has to see to.
 */
export async function publish(publicDir: string, base: string, options: ReleaseOptions): Promise<string> {
  const build = checkBuild(publicDir)
  mkdirSync(base, { recursive: true })
  return withLock(base, async () => {
    const state = readState(base)
    removeUnknown(base, state)
    const time = timeAfter(options.now ?? new Date(), releasesIn(base).at(-1))
    const id = idOf(time)
    const part = partFolder(base, id)
    const before = beforeOf(base, state)
    const { host = 'nginx', keepDays = 30 } = options
    try {
      const about = layOut(base, part, { publicDir, build }, before, { time, keepDays, host })
      writeAbout(base, id, about)
      if (host === 'nginx') await announcePolicy(base, state, about.policy, before?.about?.policy, options.reload)
      renameSync(part, releaseFolder(base, id))
      switchTo(base, id)
    } catch (error) {
      rmSync(part, { recursive: true, force: true })
      throw error
    }
    state.served.push(id)
    forgetOldest(state, options.keepReleases ?? 5)
    writeState(base, state)
    removeUnknown(base, state)
    if (host === 'storage') writeUploadOrder(base, id, [build.policy, before?.about?.policy ?? build.policy])
    return id
  })
}

function beforeOf(base: string, { served }: ReleaseState): Before | undefined {
  const id = served.at(-1)
  return id === undefined ? undefined : { id, about: readAbout(base, id) }
}

/** Lets the oldest releases go, but never the one that is served, nor the one before it. */
function forgetOldest(state: ReleaseState, keepReleases: number): void {
  const needed = state.served.slice(-2)
  const others = [...state.served, ...state.withdrawn].filter((id) => !needed.includes(id)).sort()
  const gone = others.slice(0, Math.max(0, others.length + needed.length - keepReleases))
  state.served = state.served.filter((id) => !gone.includes(id))
  state.withdrawn = state.withdrawn.filter((id) => !gone.includes(id))
}
