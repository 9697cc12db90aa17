import { expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { Docs } from '../../../src/agents/docs'
import { folderSource } from '../../../src/agents/site-files'
import { ask } from '../../../src/agents/tools'
import { PUBLIC } from '../../support/public-pages'

/** A question as a developer's agent puts it, and what the answer has to say. Backticks do not count. */
interface Question {
  question: string
  /** Asked before the search, where the question is a name or an error. */
  tool?: 'symbol' | 'error'
  given?: string
  /** Start of the id of a page that tells it. */
  page: string
  fact: string
  /** Whether it has to be answered, whatever becomes of the others. */
  always?: boolean
}

const questions = JSON.parse(readFileSync('tests/fixtures/agent-facts.json', 'utf8')) as Question[]
/** Tokens that all answers on the way to a fact may have together. */
const BUDGET = 1_200

const docs = new Docs(folderSource(PUBLIC))

/** Tokens as the tokenizers of today count them, near enough: 0.75 for a Chinese character, one for 3.8 others. */
function tokens(text: string): number {
  const wide = text.match(/[⺀-鿿豈-﫿＀-￯　-〿]/g)?.length ?? 0
  return wide * 0.75 + (text.length - wide) / 3.8
}

const idsIn = (answer: string): string[] => answer.match(/(?<=^|\n)[a-z][\w/.-]*(?:#\S+)?(?= · )/g)?.slice(0, 3) ?? []

/** Asks as an agent does: the tool of its question, the search, the places that it names, until the fact is there. */
async function outcome({ question, tool, given, page, fact }: Question): Promise<{ fact: boolean; page: boolean }> {
  const wanted = new RegExp(fact)
  let spent = 0
  let seen = false
  const take = async (name: string, args: Record<string, unknown>): Promise<string> => {
    const { text } = await ask(docs, name, args)
    spent += tokens(text)
    seen ||= wanted.test(text.replaceAll('`', ''))
    return text
  }
  if (tool) await take(tool, tool === 'symbol' ? { name: given } : { text: given })
  if (tool && seen) return { fact: spent <= BUDGET, page: true }
  const ids = idsIn(await take('search', { query: question }))
  for (const id of ids) if (!seen && spent < BUDGET) await take('section', { id })
  return { fact: seen && spent <= BUDGET, page: ids.some((id) => new RegExp(`^(?:${page})`).test(id)) }
}

test('nine of ten questions find their page among the first three, and their fact within 1,200 tokens', async () => {
  const missed = { page: [] as string[], fact: [] as string[], always: [] as string[] }
  for (const one of questions) {
    const { page, fact } = await outcome(one)
    if (!page) missed.page.push(one.question)
    if (!fact) missed.fact.push(one.question)
    if (one.always && !(page && fact)) missed.always.push(one.question)
  }
  expect(missed.always).toEqual([])
  const most = questions.length / 10
  expect([missed.page.length <= most, missed.page]).toEqual([true, expect.anything()])
  expect([missed.fact.length <= most, missed.fact]).toEqual([true, expect.anything()])
})
