import { syntaxTree } from '@codemirror/language'
import { EditorState } from '@codemirror/state'
import { expect, jest, test } from '@jest/globals'
import { languageOf } from './languages'
import { treeAt } from './tree-at'

test('a place that a busy browser has not parsed yet is parsed when it is asked about', () => {
  const doc = 'const rooms = five.rooms\n'.repeat(20)
  // All the time for the first slice is used up at once
  let now = 0
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => (now += 1000))
  const state = EditorState.create({ doc, extensions: languageOf('main.ts') })
  clock.mockReturnValue(now)
  expect(syntaxTree(state).length).toBeLessThan(doc.length)
  expect(treeAt(state, doc.length).length).toBe(doc.length)
  clock.mockRestore()
})
