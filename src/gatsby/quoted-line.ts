/** @returns the line of the first mention of a quoted text in a source, from 1; 0 when there is none. */
export const lineOfQuoted = (source: string, text: string): number =>
  source.split('\n').findIndex((line) => line.includes(`'${text}'`) || line.includes(`"${text}"`)) + 1
