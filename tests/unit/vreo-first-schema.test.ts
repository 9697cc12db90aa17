import { expect, test } from '@jest/globals'
import { Ajv } from 'ajv'
import { readFileSync } from 'node:fs'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

const schema = (name: string): Record<string, Json> =>
  JSON.parse(readFileSync(`static/schemas/${name}.schema.json`, 'utf8')) as Record<string, Json>
const [union, old] = [schema('vreo-script'), schema('vreo-script-0.1.6')]
const ajv = new Ajv({ strict: true, strictRequired: false, allErrors: true })
const [both, first] = [ajv.compile(union), ajv.compile(old)]

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

/** A description of the schema for both generations says what is of one of them. */
function ofFirst(value: Json): Json {
  if (Array.isArray(value)) return value.map(ofFirst)
  if (!value || typeof value !== 'object') return value
  const said = (inner: Json): string => String((inner as { description?: Json } | null)?.description)
  const kept = Object.entries(value).filter(([, inner]) => !said(inner).startsWith('仅 2.x'))
  const count = /0\.1\.6 只认 (\d+) 个/.exec(said(value))?.[1]
  return {
    ...Object.fromEntries(kept.map(([key, inner]) => [key, ofFirst(inner)])),
    ...(count && { maxItems: Number(count) }),
  }
}

test('it is the one for both generations without what only 2.x reads', () => {
  const { $id, title, description } = old
  expect(old).toEqual({ ...(ofFirst(union) as object), $id, title, description })
})
