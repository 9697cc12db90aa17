import type { SearchPage } from '../../site/types'

/** Pages that list every name of a package; those that teach a name answer better. */
const REFERENCE = /^\/docs\/[^/]+\/reference\//

/** @returns whether a page is one of the reference by name. */
export const isReference = ({ path }: SearchPage): boolean => REFERENCE.test(path)
