import { CompletionContext } from '@codemirror/autocomplete'
import { expect, jest, test } from '@jest/globals'
import { parsedState } from '../../../tests/support/parsed-state'
import type { Name } from '../completion-names'
import { completeNames } from './completions'
import { languageOf } from './languages'

const NAMES: Name[] = [
  ['Five', 'class', 'class Five', ''],
  ['Five.changeMode', 'method', 'changeMode(): void', ''],
  ['Work', 'class', 'class Work', ''],
  ['Work.rooms', 'property', 'Room[]', ''],
]

/** What is offered at the end of a text. */
async function offered(text: string): Promise<string[]> {
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response(JSON.stringify(NAMES))))
  const doc = `import { Five } from '@realsee/five'\nconst five = new Five()\n${text}`
  const state = parsedState(doc, languageOf('main.ts'))
  const result = await completeNames(new CompletionContext(state, doc.length, false))
  return result?.options.map(({ label }) => label) ?? []
}

test('behind a dot stand members of the class that the text tells, and none where it tells nothing', async () => {
  expect(await offered('Fi')).toEqual(['Five', 'Work'])
  expect(await offered('five.')).toEqual(['changeMode'])
  for (const text of ['console.lo', 'Math.', 'rooms.ma', 'this.']) expect(await offered(text)).toEqual([])
})

test('comments, texts and names that are being given are not completed; a place in a text is', async () => {
  for (const text of ['// set fiv', '/* fiv', '"a fiv', '`a fiv', 'const wor', 'type Wor'])
    expect(await offered(text)).toEqual([])
  expect(await offered('`a ${five.')).toEqual(['changeMode'])
})
