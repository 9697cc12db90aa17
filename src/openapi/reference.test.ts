import { describe, expect, test } from '@jest/globals'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { objectSchema, typeSchema } from './json-schema'
import { loadReference } from './load-reference'
import { namedObjects } from './named-schemas'
import type { Field, JsonValue } from './types'

const reference = loadReference()
const endpoints = reference.groups.flatMap((group) => group.endpoints)
const callbacks = reference.groups.flatMap((group) => group.callbacks)
const prose = readFileSync(join(process.cwd(), 'content/openapi.mdx'), 'utf8')

/** Every endpoint the platform's public sources name, written down apart from the description. */
const KNOWN = `
POST /auth/access_token
GET /open/v1/entity/vr/list
GET /open/v1/entity/vr
GET /open/v1/entity/meta
GET /open/v2/facade/config
GET /open/v1/entity/floorplan
GET /open/v1/entity/roompicture
GET /open/v1/entity/tag/list
GET /open/v1/entity/observer/guide
GET /realsee-data/custom/detail.json
GET /realsee-data/custom/route/list.json
GET /realsee-data/custom/card/info.json
GET /open/v1/data/vector
GET /open/v1/plugin/PangRulerPlugin
GET /open/v1/plugin/CruisePlugin
GET /open/v1/plugin/FloorplanPlugin
GET /open/v1/plugin/{PluginName}
POST /open/v1/live/entrance
POST /open/v1/live/apply/ticket
POST /open/v1/live/voice/sign
GET /open/v1/live/room/detail
POST /open/v1/shepherd/task/create
GET /open/v3/shepherd/task/detail
POST /staticize/v1/sign
GET /open/v1/work/download
POST /open/v1/work/sign
POST /open/v1/produce/project/create
GET /open/v1/produce/project/list
GET /open/v1/produce/project/detail
GET /open/v1/produce/project/apply/ticket
GET /open/v1/city/list
GET /open/v1/resblock/suggest
GET /open/v1/floorplan/search
GET /open/v1/shepherd/virtual/render/ai/style
POST /open/v1/shepherd/virtual/render/ai/submit
GET /open/v1/url/space
GET /open/v1/pano/file/token
POST /open/v1/pano/task/submit
GET /open/v1/pano/task/status
GET /open/v1/argus/file/token
POST /open/v1/argus/task/submit
GET /open/v1/argus/task/info`
  .trim()
  .split('\n')

const UNCONFIRMED = [
  '/open/v2/facade/config',
  '/open/v1/plugin/FloorplanPlugin',
  '/open/v1/plugin/{PluginName}',
  '/open/v3/shepherd/task/detail',
  '/staticize/v1/sign',
]

describe('the description', () => {
  test('has every known endpoint and no other', () => {
    expect(endpoints.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([...KNOWN].sort())
  })

  test('marks what only sample code shows as unconfirmed, and says what is known', () => {
    const unconfirmed = endpoints.filter(({ confidence }) => confidence === 'unconfirmed')
    expect(unconfirmed.map(({ path }) => path).sort()).toEqual([...UNCONFIRMED].sort())
    for (const { known, source } of unconfirmed) {
      expect(known).toBeTruthy()
      expect(source).toBe('sample')
    }
  })

  test('gives every endpoint an example of a successful answer; where its form is not known, the example says so', () => {
    for (const { response, confidence } of endpoints) {
      const titles = response.examples?.map(({ title }) => title) ?? []
      expect(titles.length).toBeGreaterThan(0)
      expect(titles.some((title) => title.includes('未确认'))).toBe(confidence === 'unconfirmed')
    }
  })

  test('marks what is always there in answers, not only in the newest ones', () => {
    const fields = namedObjects(reference).flatMap((one) => one.fields ?? [])
    const always = fields.filter(({ required }) => required)
    expect(always.length / fields.length).toBeGreaterThan(0.6)
    for (const name of ['backup', 'force_path_style', 'computed_data', 'active_session_id', 'original'])
      expect(always.map((field) => field.name)).not.toContain(name)
  })
})

describe('examples', () => {
  const ajv = new Ajv2020({ strict: true, allErrors: true })
  const errors = (schema: object, value: unknown): unknown => (ajv.validate(schema, value) ? [] : ajv.errors)

  test.each(
    endpoints.flatMap(({ id, response }) => (response.examples ?? []).map((example) => ({ id, response, ...example }))),
  )('$id: “$title” has documented fields only, of the documented types', ({ response, data }) => {
    expect(errors(typeSchema(response.type, { fields: response.fields }, { closed: true }), data)).toEqual([])
  })

  test.each(callbacks)('$id: the payload has documented fields only', ({ fields, example }) => {
    expect(errors(objectSchema(fields, { closed: true }), example)).toEqual([])
  })

  test('requests: every example value is of its field’s type', () => {
    for (const { parameters, body } of endpoints) {
      for (const field of [...parameters, ...(body && body.kind !== 'file' ? body.fields : [])]) {
        if (field.example === undefined) continue
        const wire = field.encoded ? JSON.stringify(field.example) : field.example
        expect([field.name, errors(objectSchema([field]), { [field.name]: wire })]).toEqual([field.name, []])
      }
    }
  })

  test('hold no secrets: no long opaque strings, and secret fields hold a placeholder in angle brackets', () => {
    const secret = /token|secret|sign$|_signature|ticket|certificate|tmpSecretId/i
    const look = (name: string, value: JsonValue): void => {
      if (typeof value === 'string') {
        expect(value).not.toMatch(/[A-Za-z\d+_-]{28,}/)
        if (secret.test(name)) expect(value).toMatch(/^<[\w]+>$/)
      } else if (value !== null && typeof value === 'object')
        for (const [key, item] of Object.entries(value)) look(Array.isArray(value) ? name : key, item)
    }
    for (const { response, parameters, body } of endpoints) {
      for (const { data } of response.examples ?? []) look('', data)
      for (const { name, example } of [...parameters, ...(body && body.kind !== 'file' ? body.fields : [])] as Field[])
        if (example !== undefined) look(name, example)
    }
  })
})

describe('the prose says what the data says', () => {
  test('every field of the envelope, with the same words', () => {
    for (const { name, type, description } of reference.envelope)
      expect(prose).toContain(`| \`${name}\` | \`${type}\` | ${description} |`)
  })

  test('every known failure stands word for word', () => {
    for (const { status } of [...reference.failures, ...endpoints.flatMap(({ failures }) => failures)])
      expect(prose).toContain(`<ErrorText>${status}</ErrorText>`)
  })

  test('the rate limits', () => {
    for (const { scope, calls, period } of reference.limits)
      expect(prose).toContain(`| ${scope} | 每${period} ${calls} 次 |`)
  })

  test('the gateways', () => {
    for (const { url, description } of reference.servers) expect(prose).toContain(`| \`${url}\` | ${description} |`)
  })
})
