import { existsSync } from 'node:fs'
import { site } from '../../src/site/config'
import type { HostName } from './hosts'
import { keepHashed } from './kept-files'
import { writeUploadOrder } from './lay-out'
import { ReleaseError, siteFolder, switchTo } from './layout'
import { withLock } from './lock'
import { announcePolicy, type Reload } from './server-config'
import { readAbout, readState, writeAbout, writeState, type ReleaseState } from './state'

/** @returns one line per release, newest first: what it is. */
export const describeReleases = ({ served, withdrawn }: ReleaseState): string =>
  [...served, ...withdrawn]
    .sort()
    .reverse()
    .map((id) =>
      id === served.at(-1) ? `* ${id}  正在服务` : `  ${id}  ${withdrawn.includes(id) ? '已撤下' : '服务过'}`,
    )
    .join('\n')

function targetOf(state: ReleaseState, id: string | undefined): string {
  const target = id ?? state.served.at(-2)
  const all = [...state.served, ...state.withdrawn]
  if (target && state.served.length && all.includes(target)) return target
  const list = describeReleases(state)
  throw new ReleaseError(
    `没有可以退回的版本${id ? ` ${id}` : ''}。${list ? `现有（已撤下的只在用 --to 指定时退回）：\n${list}` : '这里还没有发布过'}`,
  )
}

/** Withdraws what was served after the target; a target that was itself withdrawn is served again. */
function moveBack(state: ReleaseState, target: string): void {
  const at = state.served.indexOf(target)
  const gone = at < 0 ? state.served.slice(-1) : state.served.slice(at + 1)
  state.served = [...state.served.filter((id) => !gone.includes(id) && id !== target), target]
  state.withdrawn = [...state.withdrawn.filter((id) => id !== target), ...gone].sort()
}

/**
 * Goes back to an earlier release. Tabs of the version that is withdrawn keep their files.
 * @param id the release; the one that was served before when it is left out.
 * @returns the id of the release that is served now.
 * @throws ReleaseError when there is none, with what there is.
 */
export async function rollBack(
  base: string,
  id: string | undefined,
  reload: Reload,
  host: HostName = 'nginx',
): Promise<string> {
  if (!existsSync(base)) targetOf({ served: [], withdrawn: [] }, id)
  return withLock(base, async () => {
    const state = readState(base)
    const target = targetOf(state, id)
    const now = state.served.at(-1)!
    if (target === now) return target
    const [own, old] = [readAbout(base, target), readAbout(base, now)]
    if (!own) throw new ReleaseError(`版本 ${target} 不是这个工具铺好的，不能退回`)
    const [from, to] = [siteFolder(base, now), siteFolder(base, target)]
    if (!existsSync(to))
      throw new ReleaseError(
        `版本 ${target} 不在 ${site.pathPrefix} 下：它是换前缀之前发布的。把 src/site/facts.ts 里的前缀改回去，再退回`,
      )
    const kept = { ...own.kept, ...keepHashed(from, to, old?.kept ?? {}, new Date(), Infinity) }
    writeAbout(base, target, { ...own, kept })
    if (host === 'nginx') await announcePolicy(base, state, own.policy, old?.policy, reload)
    switchTo(base, target)
    moveBack(state, target)
    writeState(base, state)
    if (host === 'storage') writeUploadOrder(base, target, [own.policy, old?.policy ?? own.policy])
    return target
  })
}
