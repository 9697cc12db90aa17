import type { PublishedRecord } from './prepare-records'

/** Digests of the records in an index by id; `null` for records that were not published by this site. */
export type Published = Map<string, string | null>

/** What a publication would do. */
export interface Plan {
  added: string[]
  changed: string[]
  removed: string[]
  /** Names of the settings that differ. */
  settings: string[]
  /** Records of this site that are in the index now. */
  before: number
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/**
 * @param published records that are in the index.
 * @param current settings of the index; `null` when there is no index.
 * @param wanted settings it should have; others are left alone.
 */
export function planPublication(
  records: PublishedRecord[],
  published: Published,
  current: Record<string, unknown> | null,
  wanted: Record<string, unknown>,
): Plan {
  const ids = new Set(records.map(({ objectID }) => objectID))
  const managed = [...published].filter(([, digest]) => digest !== null)
  return {
    added: records.filter(({ objectID }) => !published.has(objectID)).map(({ objectID }) => objectID),
    changed: records
      .filter(({ objectID, internal }) => published.has(objectID) && published.get(objectID) !== internal.contentDigest)
      .map(({ objectID }) => objectID),
    removed: managed.filter(([id]) => !ids.has(id)).map(([id]) => id),
    settings: Object.keys(wanted).filter((name) => !same(wanted[name], current?.[name])),
    before: managed.length,
  }
}

/** Whether there is nothing to write. */
export const isEmpty = ({ added, changed, removed, settings }: Plan): boolean =>
  added.length + changed.length + removed.length + settings.length === 0

/** @returns why a plan must not be carried out without an explicit flag; `undefined` when it may. */
export function shrinkWarning(plan: Plan, count: number): string | undefined {
  if (count === 0) return '没有一条记录可以发布，这会清空索引'
  if (count * 2 < plan.before) return `索引里有 ${plan.before} 条记录，这次只剩 ${count} 条，少了一半以上`
  return undefined
}
