import { addressOfCode, askFor } from './ask'

/** All that a sandbox fetches by itself. */

void askFor('sandbox.js').then((code) => import(addressOfCode(code)))
