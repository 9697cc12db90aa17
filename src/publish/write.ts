import { join } from 'node:path'
import { writeWhole } from '../gatsby/cache'

/**
 * Writes a text below `public/`.
 * @param path from `public/`, with or without a slash in front.
 */
export const writeOutput = (root: string, path: string, text: string): void =>
  writeWhole(join(root, 'public', path), text)
