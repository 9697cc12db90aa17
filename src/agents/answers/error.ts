import type { ErrorEntry } from '../../outputs/agents/errors'
import { cleanQuery } from '../../search/engine/clean-query'
import type { Docs } from '../docs'
import { answer, LIMITS, oneLine } from './answer'
import { footOf } from './products'
import { searchDocs } from './search'

/** Characters of a pasted log that are read. */
const TEXT_LENGTH = 8_000
/** Share of an error's text that has to be in what was pasted. */
const LIKE = 0.62
const CAUSE_LENGTH = 90
const CURE_LENGTH = 160
const LINES = 3
/** More than any likeness. */
const EXACT = 3
/** A text of fewer characters is a code: it has to stand there as it is. */
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

function grams(text: string): Map<string, number> {
  const found = new Map<string, number>()
  const padded = ` ${text} `
  for (let index = 0; index + 3 <= padded.length; index++) {
    const gram = padded.slice(index, index + 3)
    found.set(gram, (found.get(gram) ?? 0) + 1)
  }
  return found
}

/** What of an error stays the same: the pieces around `…`. */
const fixed = (literal: string): string[] =>
  masked(literal)
    .split(/[…*]+|\.{3}/)
    .filter((piece) => piece.trim().length > 2)

/** Share of one text's grams that another has. */
function share(pieces: string[], pasted: Map<string, number>): number {
  const all = pieces.flatMap((piece) => [...grams(piece.trim()).keys()].filter((gram) => gram.trim().length > 1))
  return all.length ? all.filter((gram) => pasted.has(gram)).length / all.length : 0
}

/** What a console writes in front of whatever nobody caught. */
const UNCAUGHT = /^uncaught \(in promise\) ?/

const isCode = (literal: string): boolean => literal.length < CODE_LENGTH && /^[\w-]+$/.test(literal)

/** How well an error fits what was pasted, 0 to {@link EXACT}: its whole text, or a code that stands alone. */
function fit(entry: ErrorEntry, pasted: string, pastedGrams: Map<string, number>): number {
  return Math.max(0, ...entry.literals.map((literal) => literalFit(literal, pasted, pastedGrams)))
}

function literalFit(literal: string, pasted: string, pastedGrams: Map<string, number>): number {
  if (isCode(literal)) {
    const alone = new RegExp(`(?<![\\w.-])${literal.replace(/[$]/g, '\\$&')}(?![\\w.])`, 'i')
    // A number in a long text is rarely the code of an error
    if (!alone.test(pasted)) return 0
    return pasted.trim().length <= literal.length + 14 ? 1.5 : 0.5
  }
  if (pasted.trim() === literal) return EXACT
  const pieces = fixed(literal)
  const own = pieces.map((piece) => piece.replace(UNCAUGHT, '')).filter(Boolean)
  const there = share(own.length ? own : pieces, pastedGrams)
  const whole = masked(pasted)
  const quoted = pieces.length > 0 && pieces.every((piece) => whole.includes(piece.trim()))
  // A part of the text was pasted
  const said = whole.replace(UNCAUGHT, '')
  const partly = said.length >= CODE_LENGTH ? share([said], grams(masked(literal))) : 0
  const size = Math.min(masked(literal).length, 80) / 400
  return Math.max(quoted ? 1 + size : there, partly * 0.98) + size
}

/** @returns what a cure says besides the cause that it may begin with; nothing when that is all. */
function beyond(cure: string, cause: string): string[] {
  const more = cure.startsWith(cause) ? cure.slice(cause.length).replace(/^[。\s]+/, '') : cure
  return more ? [more] : []
}

/** @returns cause, cure and section of a pasted error; what the search has to say when none of the known ones fits. */
export async function answerError(docs: Docs, given: string): Promise<string> {
  const pasted = given.slice(0, TEXT_LENGTH)
  const pastedGrams = grams(masked(pasted))
  const scored = (await docs.errors())
    .map((entry) => ({ entry, score: fit(entry, pasted, pastedGrams) }))
    .filter(({ score }) => score >= LIKE)
    .sort((a, b) => b.score - a.score)
  const [best] = scored
  if (!best) return notKnown(docs, pasted)
  const close = scored.filter(({ score }) => score > best.score * 0.85).slice(0, LINES)
  const lines = close.flatMap(({ entry: { text, cause, cure, page } }) => [
    `${oneLine(text, 80)} → ${page}`,
    `  原因：${oneLine(cause, CAUSE_LENGTH)}`,
    ...beyond(cure, cause).map((more) => `  处理：${oneLine(more, CURE_LENGTH)}`),
  ])
  return answer(lines, await footOf(docs, best.entry.page), LIMITS.error)
}

async function notKnown(docs: Docs, pasted: string): Promise<string> {
  const found = (await searchDocs(docs, cleanQuery(pasted, 200))).found.slice(0, 3)
  if (!found.length) return '没有收录这条报错，搜索也没有找到。只粘原文那一句，不要带堆栈和网址。'
  const lines = found.map(({ id, title }) => `${id} · ${oneLine(title, 40)}`)
  return answer(['没有收录这条报错。搜索最接近的：', ...lines], await footOf(docs, found[0]!.id), LIMITS.error)
}
