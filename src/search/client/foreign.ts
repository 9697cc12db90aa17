/** Characters of the longest text that is shown: records have ten thousand bytes at most, marks come on top. */
const TEXT_MAX = 20_000

/** @returns whether a value that is not ours is a text that can be shown. */
export const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= TEXT_MAX

/** @returns whether a value that is not ours is an address that a hit can lead to. */
export function isHitAddress(value: unknown): value is string {
  if (!isText(value)) return false
  try {
    return /^https?:$/.test(new URL(value, location.origin).protocol)
  } catch {
    return false
  }
}
