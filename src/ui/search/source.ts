import { createAlgoliaSource } from '../../search/client/algolia'
import type { SearchSource } from '../../search/client/contract'
import { createEmbeddedSource } from '../../search/client/embedded'
import { algoliaSettings } from '../../search/client/settings'
import { INDEX_FOLDER } from '../../search/engine/index-files'
import { addressOf } from '../../lib/address'

let known: SearchSource | undefined

/** The one source of this site: the hosted service where it is configured, else the index built with the site. */
export const source = (): SearchSource =>
  (known ??= algoliaSettings
    ? createAlgoliaSource(algoliaSettings)
    : createEmbeddedSource(addressOf(`/${INDEX_FOLDER}/`)))
