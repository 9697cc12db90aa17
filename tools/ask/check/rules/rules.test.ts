import { describe, expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { pitfallsFile } from '../../../../src/publish/agents/pitfalls'
import type { Job } from '../types'
import { CODE_RULES, DATA_RULES, findPitfalls } from './run'

const { pitfalls } = pitfallsFile(process.cwd())!
const schema = JSON.parse(readFileSync('static/schemas/vreo-script.schema.json', 'utf8')) as object

/** Ids of the rules that find something in a file. */
function found(file: string, text: string): string[] {
  const job: Job = {
    files: { [file]: text },
    product: 'five',
    project: process.cwd(),
    pitfalls,
    declarations: {},
    schemas: { any: schema },
  }
  return [...new Set(findPitfalls(ts, job).map(({ rule }) => rule))]
}

describe.each(pitfalls)('$id', ({ id, file, wrong, right }) => {
  test('is found in what is wrong', () => expect(found(file, wrong)).toContain(id))
  test('is not found in what is right', () => expect(found(file, right)).toEqual([]))
})

test('every rule belongs to a pitfall, and every pitfall has a rule', () => {
  expect([...Object.keys(CODE_RULES), ...DATA_RULES].sort()).toEqual(pitfalls.map(({ id }) => id).sort())
})

test('names the line, what is wrong there and what to write', () => {
  const files = { 'src/a.ts': "import { five } from './five'\n\nfive.off()\n" }
  const job: Job = { files, product: 'five', project: '.', pitfalls, declarations: {}, schemas: { any: schema } }
  expect(findPitfalls(ts, job)).toEqual([
    expect.objectContaining({ path: 'src/a.ts', line: 3, rule: 'five-off-all', page: 'five/events' }),
  ])
})

test('finds a pitfall in the script of a Vue file, at its line', () => {
  const vue =
    '<template>\n  <p />\n</template>\n\n<script setup lang="ts">\nconst five = useFive()\nfive.off()\n</script>\n'
  const job: Job = {
    files: { 'App.vue': vue },
    product: 'five',
    project: '.',
    pitfalls,
    declarations: {},
    schemas: { any: schema },
  }
  expect(findPitfalls(ts, job)).toEqual([expect.objectContaining({ line: 7, rule: 'five-off-all' })])
})
