/**
 * Makes `**注意：**正文` bold. CommonMark's rules for `*` fail beside full-width punctuation (commonmark/commonmark-spec#650):
 * such punctuation keeps the asterisks from opening or closing. The rules proposed there (tats-u/markdown-cjk-friendly)
 * do not count it; the parser has no such rules.
 */

const CJK = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Bopo}\p{scx=Hang}\u3000-\u303f\uff01-\uffef]/u
const PUNCTUATION = /[\p{P}\p{S}]/u
/** An escaped sign, or asterisks with what is before and after them. */
const RUN = /\\.|(?<=(?<before>.?))\*+(?=(?<after>.?))/gsu

/** @returns where a mark (see `markSource`) between punctuation and asterisks lets them open and close, ascending. */
export function marksBesideAsterisks(source: string): number[] {
  const marks: number[] = []
  for (const { 0: run, index, groups } of source.matchAll(RUN)) {
    const { before = '', after = '' } = groups ?? {}
    if (run.startsWith('\\') || isComment(source, index, run)) continue
    if (isIgnored(before, after)) marks.push(index)
    if (isIgnored(after, before)) marks.push(index + run.length)
  }
  return marks
}

/** Whether punctuation beside asterisks does not count, given the sign on their other side. */
const isIgnored = (sign: string, other: string): boolean =>
  PUNCTUATION.test(sign) && (CJK.test(sign) || CJK.test(other))

/** White space that may stand between the signs of a comment and its braces. */
const NEAR = 8

/** Whether an asterisk belongs to the signs of a comment, which stands in braces. */
const isComment = (source: string, start: number, run: string): boolean => {
  const end = start + run.length
  return (
    /\{\s*\/$/.test(source.slice(Math.max(0, start - NEAR), start)) || /^\/\s*\}/.test(source.slice(end, end + NEAR))
  )
}
