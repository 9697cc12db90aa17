/**
 * What the browser needs to guess what was meant by Chinese that stands nowhere on the site: `corrections.json` in the
 * folder of the index. It is asked for only then. Made by `correction-data.ts`.
 */
export interface CorrectionData {
  /** Words of titles, headings and keywords, separated by spaces. */
  words: string
  /** Syllables of the common characters in the order of their code, each with the number of characters it is for. */
  sounds: string
  /** Pairs of a traditional character and the simplified one, one after the other. */
  characters: string
  /** Words that are others elsewhere, `软体=软件`, separated by spaces. */
  phrases: string
}

/** First and last lead byte of the common characters in GB 2312, which stand in the order of their sound. */
const LEADS = [0xb0, 0xd7] as const
const TRAILS = [0xa1, 0xfe] as const

/** Bytes of all common characters, in the order of GB 2312. */
export function commonCharacterBytes(): Uint8Array {
  const bytes: number[] = []
  for (let lead: number = LEADS[0]; lead <= LEADS[1]; lead++)
    for (let trail: number = TRAILS[0]; trail <= TRAILS[1]; trail++) bytes.push(lead, trail)
  return Uint8Array.from(bytes)
}
