import { createHash } from 'node:crypto'
import type { SearchRecord } from '../../site/types'
import { indexSettings } from './index-settings'
import type { PublishConfig } from './publish-config'
import { hostsOf } from '../hosts'

/** Fields of a record, as `Doc.records` has them (src/gatsby/schema.ts). */
export const RECORDS_QUERY = `{
  allDoc {
    nodes {
      records {
        objectID url type content language docusaurus_tag keywords explains pinyin code
        hierarchy { lvl0 lvl1 lvl2 lvl3 lvl4 lvl5 lvl6 }
        weight { level position }
      }
    }
  }
}`

export interface RecordsResult {
  data?: { allDoc: { nodes: { records: SearchRecord[] }[] } }
}

/** A record as it is published; the plugin sends it when its digest is not the one that lies in the index. */
export type PublishedRecord = SearchRecord & { internal: { contentDigest: string } }

/** The service takes no record of this size (bytes of JSON) or more. */
const SIZE_LIMIT = 10_000

const digest = (record: SearchRecord): string => createHash('md5').update(JSON.stringify(record)).digest('hex')

/** The file an author has to look into: `/docs/five/intro/#x:1` → `content/docs/five/intro.mdx`. */
const fileOf = ({ objectID }: SearchRecord): string => `content${objectID.replace(/\/?(?:#.*)?:\d+$/s, '')}.mdx`

/** Fields that a record lacks are null in GraphQL; a heading's text is null in the index as well. */
function published(record: SearchRecord): PublishedRecord {
  const said = Object.entries(record).filter(([name, value]) => value !== null || name === 'content')
  const kept = Object.fromEntries(said) as unknown as SearchRecord
  return { ...kept, internal: { contentDigest: digest(kept) } }
}

/**
 * @returns the records of all pages.
 * @throws for records that the service would refuse, a line for each with the file to mend.
 */
export function publishedRecords({ data }: RecordsResult): PublishedRecord[] {
  const records = (data?.allDoc.nodes ?? []).flatMap((doc) => doc.records.map(published))
  const problems = records.flatMap((record) => {
    const size = Buffer.byteLength(JSON.stringify(record))
    if (size < SIZE_LIMIT) return []
    return `${fileOf(record)}：记录 ${record.objectID} 有 ${size} 字节，超过 ${SIZE_LIMIT} 字节的上限；把这一段拆短`
  })
  if (problems.length) throw new Error(`记录有 ${problems.length} 处问题，没有发布：\n${problems.join('\n')}`)
  return records
}

/** Seconds, as the plugin's client counts them. */
const TIMEOUTS = { connect: 10, read: 30, write: 30 }

/**
 * Options of gatsby-plugin-algolia: it brings the build's own index up to date. Its cache notes records as sent before
 * they are; an index whose name no other build has makes it start from what lies there.
 */
export const pluginOptions = (config: PublishConfig) => ({
  appId: config.appId,
  apiKey: config.adminKey,
  indexName: config.buildIndex,
  queries: [{ query: RECORDS_QUERY, transformer: publishedRecords, settings: indexSettings, mergeSettings: true }],
  concurrentQueries: false,
  algoliasearchOptions: { timeouts: TIMEOUTS, ...(config.host && { hosts: hostsOf(config.host, 3) }) },
})
