import { getIndentation, IndentContext } from '@codemirror/language'
import { expect, test } from '@jest/globals'
import { parsedState } from '../../../tests/support/parsed-state'
import { belowStatement } from './indent'
import { languageOf } from './languages'

/** How far in a line begins that is made by Enter at `|`. */
function indentAt(file: string, marked: string): number | null {
  const position = marked.indexOf('|')
  const state = parsedState(marked.replace('|', ''), [languageOf(file), belowStatement])
  return getIndentation(new IndentContext(state, { simulateBreak: position }), position)
}

test.each([
  ['const rooms = five.rooms|\n', 0],
  ['console.log(rooms)|\nfive.load()\n', 0],
  ['if (a) {\n  console.log(a)|\n}\n', 2],
  ['five\n  .load(a)|\n', 0],
  ['function f() {\n  return 1|\n}\n', 2],
  ['function f() {|\n}\n', 2],
  ['const sum =|\n', 2],
  ['if (a)|\n', 2],
  ['five|.load()\n', 2],
])('Enter in %j leads to column %i', (text, column) => {
  expect(indentAt('main.ts', text)).toBe(column)
  expect(indentAt('App.vue', `<script setup lang="ts">\n${text}</script>\n`)).toBe(column)
})
