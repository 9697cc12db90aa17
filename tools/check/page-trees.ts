import type { Fence, LineOrigin } from '../../src/demos/fences'
import { vreoSet } from '../../src/demos/page-tree'

/** A page about vreo, by its front matter: its samples and tables use the old packages, unless it says otherwise. */
export const usesFive5 = (yaml: string): boolean => vreoSet(yaml) === 'five5'

/** Where line `line` (1-based) of a block's code was written. */
export const placeOf = (fence: Fence, line: number): LineOrigin =>
  fence.origins[line - 1] ?? fence.origins.at(-1) ?? { file: fence.file, line: fence.line }
