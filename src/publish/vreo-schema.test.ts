import { expect, test } from '@jest/globals'
import { Ajv } from 'ajv'
import { readFileSync } from 'node:fs'
import { firstGenerationSchema } from './vreo-schema'

const union = JSON.parse(readFileSync('static/schemas/vreo-script.schema.json', 'utf8')) as Parameters<
  typeof firstGenerationSchema
>[0]
const ajv = new Ajv({ strict: true, strictRequired: false, allErrors: true })
const [both, first] = [ajv.compile(union), ajv.compile(firstGenerationSchema(union))]

const script = (data: object, video: object = {}) => ({
  video: { url: 'https://example.com/a.mp3', duration: 9_000, start: 0, end: 9_000, ...video },
  keyframes: [{ type: 'InfoPanel', start: 0, end: 3_000, data }],
})
const PANEL = { type: 'Image', url: 'https://example.com/a.png' }

test('the schema for 0.1.6 takes what both generations read', () => {
  expect([first(script(PANEL)), first.errors]).toEqual([true, null])
  const tour = JSON.parse(readFileSync('static/samples/tour/flat-tour.json', 'utf8')) as object
  expect([first(tour), first.errors]).toEqual([both(tour), both.errors])
})

test.each([
  ['a window', script({ ...PANEL, style: 'PopUp' })],
  ['a title', script({ ...PANEL, title: '图' })],
  ['an avatar', script(PANEL, { avatar: { url: 'https://example.com/a.png' } })],
])('it refuses what 0.1.6 ignores: %s', (_, value) => {
  expect(both(value)).toBe(true)
  expect(first(value)).toBe(false)
})
