/**
 * @param attributes of an `<ApiTable>`.
 * @returns what the anchors of its rows start with, and the name other tables may use for it: `id`, or the last name of
 *   `of` (`#FiveInitArgs-antialias`); `''` when neither is there.
 */
export const rowPrefix = ({ id, of = '' }: Record<string, string>): string =>
  id || (/(\w+)\W*$/.exec(of.replace(/\.prototype$/, ''))?.[1] ?? '')
