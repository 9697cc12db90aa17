import { FAVORITE_SEARCHES_KEY_PREFIX, RECENT_SEARCHES_KEY_PREFIX } from '../../site/storage-keys'
import { createStorageSlot } from '../../client/storage'
import { plainText, type SearchHit } from '../engine/hit'
import { indexName } from './algolia-settings'
import { isHitAddress, isText } from './foreign'
import { placeOf, titleOf } from './hit-view'

/** Section 9: recent searches kept when there is no favourite. */
const RECENT_LIMIT = 7
/** Section 9: recent searches shown when there are favourites. */
const RECENT_LIMIT_WITH_FAVORITES = 4
/** Section 9: favourite searches kept. */
const FAVORITE_LIMIT = 10

/** A hit that was opened before. */
export interface StoredHit {
  objectID: string
  /** Address with prefix and anchor. */
  url: string
  title: string
  /** Where it is: area and page. */
  path: string
}

/** Recent and favourite searches as shown (specification, section 9). */
export interface StoredLists {
  recent: StoredHit[]
  favorites: StoredHit[]
}

/** Title and place of a hit, without marks. */
export const storedHit = (hit: SearchHit): StoredHit => ({
  objectID: hit.objectID,
  url: hit.url,
  title: plainText(titleOf(hit)),
  path: placeOf(hit),
})

function isStored(value: unknown): value is StoredHit {
  const { objectID, url, title, path } = (value ?? {}) as Record<string, unknown>
  return [objectID, title, path].every(isText) && isHitAddress(url)
}

/** One list, newest first. Whatever else stands under its key is taken for an empty list. */
function createList(key: string, feature: string, limit: number) {
  const slot = createStorageSlot(key, feature)
  // Kept in memory as well: without storage the lists last as long as the page
  let written: string | null = null
  /** As it is now: another tab, or the search page, may have written it. */
  function all(): StoredHit[] {
    try {
      const value: unknown = JSON.parse(slot.get() ?? written ?? '[]')
      return Array.isArray(value) ? value.filter(isStored).slice(0, limit) : []
    } catch {
      return []
    }
  }
  const write = (next: StoredHit[]): void => slot.set((written = JSON.stringify(next.slice(0, limit))))
  const without = ({ objectID }: StoredHit) => all().filter((item) => item.objectID !== objectID)
  return {
    all,
    add: (hit: StoredHit) => write([hit, ...without(hit)]),
    remove: (hit: StoredHit) => write(without(hit)),
    has: ({ objectID }: StoredHit) => all().some((item) => item.objectID === objectID),
  }
}

/** @param index name of the index that was searched; each has lists of its own. */
export function createStoredSearches(index: string) {
  const recent = createList(RECENT_SEARCHES_KEY_PREFIX + index, '最近搜过', RECENT_LIMIT)
  const favorites = createList(FAVORITE_SEARCHES_KEY_PREFIX + index, '收藏', FAVORITE_LIMIT)
  return {
    lists: (): StoredLists => ({
      recent: recent.all().slice(0, favorites.all().length ? RECENT_LIMIT_WITH_FAVORITES : RECENT_LIMIT),
      favorites: favorites.all(),
    }),
    addRecent: (hit: StoredHit) => {
      if (!favorites.has(hit)) recent.add(hit)
    },
    removeRecent: recent.remove,
    /** Moves a recent search to the favourites. */
    favor: (hit: StoredHit) => {
      recent.remove(hit)
      favorites.add(hit)
    },
    removeFavorite: favorites.remove,
  }
}

/** Those of this site, of dialog and search page alike. */
export const storedSearches = createStoredSearches(indexName)
