import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { CACHE_FOLDER, writeWhole } from '../../gatsby/cache'
import { algoliaEnv } from '../../site/config'
import { indexSettings } from './index-settings'
import type { PublishedRecord } from './plugin-options'
import { startOfBuilds, type PublishConfig } from './publish-config'
import { createService, type Service } from './service'

/**
 * Publishing around gatsby-plugin-algolia. Before it, the build's own index is made as a copy of the live one, so that
 * only what has changed is sent and what others have put there stays; after it, the index is compared with the site
 * and put in the live one's place in one operation. Readers have all of the old or all of the new.
 */
export type Log = (line: string) => void

/** An index that no build has written to for so long was left by one that was killed. */
const FORGOTTEN_MS = 24 * 3_600_000

/** Why a call failed, for the one who has to mend it. */
function reasonOf(error: unknown, { host }: PublishConfig): string {
  const { name, status, message } = error as { name?: string; status?: number; message?: string }
  if (status === 401 || status === 403) return `密钥无效或权限不足（${status}）：核对 ${algoliaEnv.publish.adminKey}`
  if (name === 'RetryError') return `连不上搜索服务${host ? ` ${host}` : ''}：核对网络与 ${algoliaEnv.publish.appId}`
  return message ?? String(error)
}

/** @throws the error with the state that the live index is in. */
function unchanged(error: unknown, config: PublishConfig): never {
  throw new Error(`没有发布，索引“${config.indexName}”保持原样。${reasonOf(error, config)}`, { cause: error })
}

/** A key that may not list indexes leaves them there. */
async function removeForgotten(service: Service, indexName: string, log: Log): Promise<void> {
  const start = startOfBuilds(indexName)
  const copies = await service.startingWith(start).catch(() => [])
  for (const { name, updatedAt } of copies) {
    if (!/^[\da-f]{8}$/.test(name.slice(start.length)) || Date.now() - Date.parse(updatedAt) < FORGOTTEN_MS) continue
    await service.remove(name)
    log(`删去了中断的发布留下的临时索引“${name}”`)
  }
}

/**
 * Makes the build's own index, before the plugin writes to it.
 * @throws when the service cannot be used as it must be; nothing has changed for readers then.
 */
export async function prepareIndex(config: PublishConfig, log: Log): Promise<void> {
  const service = createService(config)
  try {
    await removeForgotten(service, config.indexName, log)
    if (await service.settings(config.indexName)) await service.copy(config.indexName, config.buildIndex)
  } catch (error) {
    await service.remove(config.buildIndex).catch(() => undefined)
    unchanged(error, config)
  }
}

/** @returns what of the site is not in an index as it should be; `undefined` when all of it is. */
async function differences(
  service: Service,
  indexName: string,
  records: PublishedRecord[],
): Promise<string | undefined> {
  const digests = await service.digests(indexName)
  const settings = (await service.settings(indexName)) ?? {}
  const missing = records.filter(({ objectID, internal }) => digests.get(objectID) !== internal.contentDigest).length
  const stale = digests.size + missing - records.length
  const unset = Object.entries(indexSettings)
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(settings[name]))
    .map(([name]) => name)
  if (!missing && !stale && !unset.length) return undefined
  return `写完之后核对：缺 ${missing} 条，多 ${stale} 条，设置不符 ${unset.join('、') || '0 项'}。重新构建`
}

const waitingFile = (root: string): string => join(root, CACHE_FOLDER, 'index-to-move')

/** @throws when the service does not confirm: it may have moved the index, or may yet. */
async function move(service: Service, config: PublishConfig): Promise<void> {
  await service.move(config.buildIndex, config.indexName).catch((error: unknown) => {
    throw new Error(
      `最后一步没有得到确认：索引“${config.indexName}”是原来的一整份，或新的一整份。再运行一次 npm run index。${reasonOf(error, config)}`,
      { cause: error },
    )
  })
}

/**
 * Compares the index that the plugin has written with the site, and puts it in the live one's place; or notes its name
 * for `npm run index`, when that is asked for.
 *
 * @throws with a message that says which state the live index is in.
 */
export async function finishIndex(
  config: PublishConfig,
  records: PublishedRecord[],
  root: string,
  log: Log,
): Promise<void> {
  const service = createService(config)
  try {
    const wrong = await differences(service, config.buildIndex, records)
    if (wrong) throw new Error(wrong)
  } catch (error) {
    await service.remove(config.buildIndex).catch(() => undefined)
    unchanged(error, config)
  }
  writeWhole(waitingFile(root), config.buildIndex)
  if (config.isMoveLater) return log(`${records.length} 条记录已经上传；切换之后运行 npm run index，读者才搜得到`)
  await move(service, config)
  rmSync(waitingFile(root))
  log(`已发布 ${records.length} 条记录`)
}

/**
 * Puts the index of the last build in the live one's place, once that build is what readers see.
 * @throws when none is waiting, or the service does not confirm.
 */
export async function moveWaitingIndex(config: PublishConfig, root: string, log: Log): Promise<void> {
  let buildIndex: string
  try {
    buildIndex = readFileSync(waitingFile(root), 'utf8')
  } catch {
    throw new Error(`没有等着换上的索引：先用 ${algoliaEnv.move}=later 构建`)
  }
  const service = createService(config)
  const found = await service.settings(buildIndex).catch((error: unknown) => unchanged(error, config))
  if (!found) throw new Error(`索引“${buildIndex}”已经不在：它已经换上，或放了一天以上被清理了。不能确定时重新构建`)
  await move(service, { ...config, buildIndex })
  rmSync(waitingFile(root))
  log(`索引“${config.indexName}”换成了这次构建的`)
}
