/**
 * Makes any input safe to search and to put into an address: half characters (lone surrogates) and control characters
 * become spaces, and what is too long is cut.
 *
 * @param limit in UTF-16 units, as `maxlength` counts them.
 */
export function cleanQuery(input: string, limit: number): string {
  return input
    .slice(0, limit)
    .replace(/[\p{Cs}\p{Cc}]/gu, ' ')
    .trim()
}
