import { join } from 'node:path'
import { writeWhole } from '../gatsby/cache'

/**
 * Writes a file below `public/`.
 * @param path from `public/`, with or without a slash in front.
 */
export const writeOutput = (root: string, path: string, content: string | Uint8Array): void =>
  writeWhole(join(root, 'public', path), content)
