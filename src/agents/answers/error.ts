import type { ErrorEntry } from '../../outputs/agents/errors'
import { cleanQuery } from '../../search/engine/clean-query'
import type { Docs } from '../docs'
import { answer, LIMITS, oneLine } from './answer'
import { footOf } from './products'
import { searchDocs } from './search'

/** Characters of a pasted log that are read, and of what the search is asked for. */
const TEXT_LENGTH = 8_000
const QUERY_LENGTH = 200
const CAUSE_LENGTH = 90
const CURE_LENGTH = 160
const LINES = 3
/** A text of fewer characters is a code: it has to stand there alone. */
const CODE_LENGTH = 9

/** The same for every host, number and quotation mark. */
const masked = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\b(?:https?|wss?|blob|file):\/\/[^\s'"）)]*/g, ' ')
    .replace(/["'“”‘’`「」『』]/g, '')
    .replace(/\d+/g, '0')
    .replace(/\s+/g, ' ')
    .trim()

/** What of an error stays the same: the pieces around `…`. */
const fixed = (literal: string): string[] =>
  masked(literal)
    .split(/[…*]+|\.{3}/)
    .map((piece) => piece.trim())
    .filter((piece) => piece.length > 2)

const isCode = (literal: string): boolean => literal.length < CODE_LENGTH && /^[\w-]+$/.test(literal)

/** How much of what was pasted is an error's own text: all of it, or what stays the same; 0 for another error. */
function quoted({ literals }: ErrorEntry, pasted: string, whole: string): number {
  const lengths = literals.map((literal) => {
    if (pasted.trim() === literal) return Infinity
    if (isCode(literal)) return 0
    const pieces = fixed(literal)
    return pieces.length && pieces.every((piece) => whole.includes(piece)) ? pieces.join().length : 0
  })
  return Math.max(0, ...lengths)
}

/** @returns what a cure says besides the cause that it may begin with; nothing when that is all. */
function beyond(cure: string, cause: string): string[] {
  const more = cure.startsWith(cause) ? cure.slice(cause.length).replace(/^[。\s]+/, '') : cure
  return more ? [more] : []
}

const told = ({ text, cause, cure, page }: ErrorEntry): string[] => [
  `${oneLine(text, 80)} → ${page}`,
  `  原因：${oneLine(cause, CAUSE_LENGTH)}`,
  ...beyond(cure, cause).map((more) => `  处理：${oneLine(more, CURE_LENGTH)}`),
]

/** @returns cause, cure and section of the errors that a text quotes, the longest first; else what the search finds. */
export async function answerError(docs: Docs, given: string): Promise<string> {
  const pasted = given.slice(0, TEXT_LENGTH)
  const whole = masked(pasted)
  const errors = await docs.errors()
  const [best, ...others] = errors
    .map((entry) => ({ entry, length: quoted(entry, pasted, whole) }))
    .filter(({ length }) => length)
    .sort((a, b) => b.length - a.length)
  if (best) {
    const lines = [best, ...others].slice(0, LINES).flatMap(({ entry }) => told(entry))
    return answer(lines, await footOf(docs, best.entry.page), LIMITS.error)
  }
  const found = await searchDocs(docs, cleanQuery(pasted, QUERY_LENGTH))
  if (!found[0]) return '没有收录这条报错，搜索也没有找到。只粘原文那一句，不要带堆栈和网址。'
  const near = found.flatMap(
    ({ id }) => errors.find(({ entry, literals }) => entry === id && !literals.every(isCode)) ?? [],
  )
  const lines = near.length
    ? near.slice(0, LINES).flatMap(told)
    : found.slice(0, LINES).map(({ id, title }) => `${id} · ${oneLine(title, 40)}`)
  return answer(
    ['没有收录这条报错。最接近的：', ...lines],
    await footOf(docs, near[0]?.page ?? found[0].id),
    LIMITS.error,
  )
}
