import { createAlgoliaSource } from './client/algolia'
import type { SearchSource } from './client/contract'
import { createEmbeddedSource } from './client/embedded'
import { algoliaSettings } from './client/settings'
import { INDEX_FOLDER } from './engine/index-files'
import { addressOf } from '../reader/address'

let known: SearchSource | undefined

/** The one source of this site: the hosted service where it is configured, else the index built with the site. */
export const source = (): SearchSource =>
  (known ??= algoliaSettings
    ? createAlgoliaSource(algoliaSettings)
    : createEmbeddedSource(addressOf(`/${INDEX_FOLDER}/`)))
