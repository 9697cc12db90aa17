/** A name in a line of code: where it begins without the line's indent, its length, and its entry, `page#anchor`. */
export type CodeName = [column: number, length: number, entry: string]

/** Names of the SDKs in the pages' code, by page id and by line without white space at its ends. */
export type CodeNames = Record<string, Record<string, CodeName[]>>
