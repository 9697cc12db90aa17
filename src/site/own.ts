/**
 * @returns what a table says of a word that an author or a reader wrote: `constructor` and `toString`, which every object
 *   has, are words like others.
 */
export const own = <T>(table: Readonly<Record<string, T>>, word: string): T | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined
