import { createHash } from 'node:crypto'
import { algoliaEnv } from '../../site/config'
import type { SearchPage } from '../../site/types'
import { indexSettings } from './index-settings'
import { isEmpty, planPublication, shrinkWarning, type Plan } from './plan'
import { prepareRecords, type PublishedRecord } from './prepare-records'
import type { PublishConfig } from './publish-config'
import { createService, type Service } from './service'
import { uploadWithPlugin } from './upload'

/** A publication that was not carried out, or of which nobody knows; its message says which. */
export class PublishError extends Error {
  override name = 'PublishError'
}

export interface PublishOptions {
  /** Only says what would change; nothing is written. */
  dryRun?: boolean
  /** Takes one line of progress. */
  log: (line: string) => void
}

/** Why a call failed, for the one who has to mend it. */
function reasonOf(error: unknown, { host }: PublishConfig): string {
  const { name, status, message } = error as { name?: string; status?: number; message?: string }
  if (status === 401 || status === 403) return `密钥无效或权限不足（${status}）：核对 ${algoliaEnv.publish.adminKey}`
  if (name === 'RetryError') return `连不上搜索服务${host ? ` ${host}` : ''}：核对网络与 ${algoliaEnv.publish.appId}`
  return message ?? String(error)
}

const describe = ({ added, changed, removed, settings }: Plan): string =>
  `新增 ${added.length} 条，更新 ${changed.length} 条，删除 ${removed.length} 条，设置 ${settings.length} 项`

async function read(service: Service, indexName: string) {
  const settings = await service.settings(indexName)
  return { settings, published: settings ? await service.published(indexName) : new Map<string, string | null>() }
}

/** A copy that nothing has been written to for so long belongs to a publication that was killed. */
const FORGOTTEN_MS = 3_600_000

const temporaryOf = (indexName: string): string => `${indexName}_tmp_`

/** Removes the copies that killed publications have left behind. A key that may not list indexes leaves them there. */
async function removeForgotten(service: Service, indexName: string, log: PublishOptions['log']): Promise<void> {
  const start = temporaryOf(indexName)
  const copies = await service.startingWith(start).catch(() => [])
  for (const { name, updatedAt } of copies) {
    if (!/^[\da-f]{8}$/.test(name.slice(start.length)) || Date.now() - Date.parse(updatedAt) < FORGOTTEN_MS) continue
    await service.remove(name)
    log(`删去了中断的发布留下的临时索引“${name}”`)
  }
}

/** The last step failed on the way: the service may have carried it out, or may yet. */
class Unconfirmed extends Error {}

/**
 * Writes into a copy of the index and puts it in the index's place once all of it is there: readers see the old records
 * or the new ones, and a failure leaves the index as it was.
 */
async function replace(
  service: Service,
  config: PublishConfig,
  exists: boolean,
  records: PublishedRecord[],
): Promise<void> {
  const run = createHash('md5').update(`${process.pid} ${Date.now()}`).digest('hex').slice(0, 8)
  const temporary = temporaryOf(config.indexName) + run
  try {
    if (exists) await service.copy(config.indexName, temporary)
    await uploadWithPlugin(config, temporary, records)
    await service.move(temporary, config.indexName).catch((error: unknown) => {
      throw new Unconfirmed(reasonOf(error, config), { cause: error })
    })
  } catch (error) {
    await service.remove(temporary).catch(() => undefined)
    throw error
  }
}

/**
 * Publishes all pages to the hosted search service. Reads the index first and writes nothing when nothing has changed.
 *
 * @throws PublishError with a message for the one who runs the build.
 */
export async function publish(
  pages: SearchPage[],
  config: PublishConfig,
  { dryRun, log }: PublishOptions,
): Promise<void> {
  const { records, problems } = prepareRecords(pages)
  if (problems.length) throw new PublishError(`记录有 ${problems.length} 处问题，没有发布：\n${problems.join('\n')}`)
  const service = createService(config)
  try {
    if (!dryRun) await removeForgotten(service, config.indexName, log)
    const { settings, published } = await read(service, config.indexName)
    const plan = planPublication(records, published, settings, indexSettings)
    const warning = shrinkWarning(plan, records.length)
    if (warning && !config.allowShrink) {
      throw new PublishError(`${warning}，没有发布。确实要这样做：${algoliaEnv.allowShrink}=1`)
    }
    if (isEmpty(plan)) {
      log(`索引“${config.indexName}”没有变化（${records.length} 条记录），什么也没有写`)
      return
    }
    log(`索引“${config.indexName}”：${describe(plan)}`)
    if (dryRun) logDetails(plan, log)
    else await replace(service, config, settings !== null, records)
  } catch (error) {
    if (error instanceof PublishError) throw error
    if (error instanceof Unconfirmed)
      throw new PublishError(
        `最后一步没有得到确认：索引“${config.indexName}”是原来的一整份，或新的一整份。再运行一次 npm run index：已经换上时，它说没有变化。${error.message}`,
        { cause: error },
      )
    throw new PublishError(`没有发布，索引“${config.indexName}”保持原样。${reasonOf(error, config)}`, { cause: error })
  }
  log(dryRun ? '只是试运行，什么也没有写' : `已发布 ${records.length} 条记录`)
}

/** Ids shown of each kind. */
const DETAIL_LIMIT = 20

function logDetails({ added, changed, removed, settings }: Plan, log: PublishOptions['log']): void {
  const kinds = { 新增: added, 更新: changed, 删除: removed, 设置: settings }
  for (const [kind, ids] of Object.entries(kinds)) {
    for (const id of ids.slice(0, DETAIL_LIMIT)) log(`  ${kind} ${id}`)
    if (ids.length > DETAIL_LIMIT) log(`  ${kind} ……还有 ${ids.length - DETAIL_LIMIT} 条`)
  }
}
