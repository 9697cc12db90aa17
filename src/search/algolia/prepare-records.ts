import { createHash } from 'node:crypto'
import { searchRecords } from '../engine/records'
import type { SearchPage, SearchRecord } from '../../site/types'

/** A record as it is published: its digest tells whether it has changed. */
export type PublishedRecord = SearchRecord & { internal: { contentDigest: string } }

/** The service takes no record of this size (bytes of JSON) or more. */
const SIZE_LIMIT = 10_000

const digest = (record: SearchRecord): string => createHash('md5').update(JSON.stringify(record)).digest('hex')

/**
 * Makes the records of all pages and checks what the service, or gatsby-plugin-algolia, would get wrong silently.
 *
 * @returns the records, and what is wrong with them, one line each; with problems nothing may be published.
 */
export function prepareRecords(pages: SearchPage[]): { records: PublishedRecord[]; problems: string[] } {
  const problems: string[] = []
  const seen = new Set<string>()
  const records = searchRecords(pages).map((record) => {
    const published = { ...record, internal: { contentDigest: digest(record) } }
    const size = Buffer.byteLength(JSON.stringify(published))
    if (seen.has(record.objectID)) problems.push(`${fileOf(record)}：记录标识 ${record.objectID} 重复`)
    if (size >= SIZE_LIMIT) {
      problems.push(
        `${fileOf(record)}：记录 ${record.objectID} 有 ${size} 字节，超过 ${SIZE_LIMIT} 字节的上限；把这一段拆短`,
      )
    }
    seen.add(record.objectID)
    return published
  })
  return { records, problems }
}

/** The file an author has to look into: `/docs/five/intro/#x:1` → `content/docs/five/intro.mdx`. */
const fileOf = ({ objectID }: SearchRecord): string => `content${objectID.replace(/\/?(?:#.*)?:\d+$/s, '')}.mdx`
