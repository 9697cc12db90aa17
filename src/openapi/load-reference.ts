import { reference as input } from '../../content/openapi/reference'
import { parseReference } from './parse-reference'
import type { Reference } from './types'

let loaded: Reference | undefined

/**
 * @returns the open API's description, checked once per load of this module.
 * @throws {Error} listing every mistake.
 */
export const loadReference = (): Reference => (loaded ??= parseReference(input))
