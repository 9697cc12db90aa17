import { describe, expect, test } from '@jest/globals'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openapiDocument } from './publish'
import { groupsOf, loadDocument } from './read'
import { pascalCase } from './sample-request'
import type { JsonValue } from './types'

const document = loadDocument()
const groups = groupsOf(document)
const endpoints = groups.flatMap((group) => group.endpoints)
const prose = readFileSync(join(process.cwd(), 'content/openapi/index.mdx'), 'utf8')

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

  test('marks what only sample code shows as unconfirmed, and says what is known, in its examples too', () => {
    const unconfirmed = endpoints.filter(({ confidence }) => confidence === 'unconfirmed')
    expect(unconfirmed.map(({ path }) => path).sort()).toEqual([...UNCONFIRMED].sort())
    for (const { known, source } of unconfirmed) expect([Boolean(known), source]).toEqual([true, 'sample'])
    for (const { response, confidence } of endpoints) {
      const titles = response.examples.map(({ title }) => title)
      expect(titles.length).toBeGreaterThan(0)
      expect(titles.some((title) => title.includes('未确认'))).toBe(confidence === 'unconfirmed')
    }
  })

  test('asks for the token everywhere but where it is made', () => {
    expect(endpoints.filter(({ auth }) => auth === 'none').map(({ path }) => path)).toEqual(['/auth/access_token'])
  })

  test('names every type once; the two kinds of answers differ by code', () => {
    const { schemas } = document.components
    expect(schemas.WorkSummary!.required).toEqual(['vr_code', 'name', 'create_time'])
    for (const { properties } of Object.entries(schemas).flatMap(([name, one]) => (/Success$/.test(name) ? [one] : [])))
      expect(properties).toMatchObject({ code: { const: 0 } })
    const used = new Set(JSON.stringify(document).match(/(?<=#\/components\/schemas\/)\w+/g))
    expect([...used].sort()).toEqual(Object.keys(schemas).sort())
  })
})

describe('examples', () => {
  /** The document with objects that hold what is described and nothing else. */
  const closed = (value: JsonValue): JsonValue => {
    if (Array.isArray(value)) return value.map(closed)
    if (value === null || typeof value !== 'object') return value
    const copy = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, closed(one)]))
    return copy.properties && !copy.allOf ? { ...copy, additionalProperties: false } : copy
  }
  const whole = closed(JSON.parse(JSON.stringify(document)) as JsonValue) as unknown as typeof document
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  ajv.addSchema({ $id: 'doc', ...whole })
  const errors = (pointer: string, value: JsonValue): unknown => {
    const check = ajv.compile({ $ref: `doc#/components/schemas/${pointer}` })
    return check(value) ? [] : check.errors
  }

  test.each(endpoints.flatMap(({ id, response }) => response.examples.map((example) => ({ id, ...example }))))(
    '$id: “$title” has documented fields only, of the documented types',
    ({ id, data }) => {
      expect(errors(`${pascalCase(id)}Success/properties/data`, data)).toEqual([])
    },
  )

  test.each(Object.entries(document.webhooks))('%s: the payload has documented fields only', (_name, { post }) => {
    const { schema, example } = post!.requestBody!.content['application/json']!
    expect(errors(schema.$ref!.replace('#/components/schemas/', ''), example!)).toEqual([])
  })

  test('what must be sent has no default', () => {
    const wrong: unknown[] = []
    JSON.stringify(groups, (_key, value: { required?: unknown; default?: unknown } | null) => {
      if (value?.required === true && value.default !== undefined) wrong.push(value)
      return value
    })
    expect(wrong).toEqual([])
  })

  test('requests: every value that the samples send is of its field’s type', () => {
    const fields = endpoints.flatMap(({ parameters, body }) => [
      ...parameters,
      ...(body && body.kind !== 'file' ? body.fields : []),
    ])
    for (const { name, type, example, encoded, values, minimum = -Infinity, maximum = Infinity } of fields) {
      if (example === undefined || encoded) continue
      const kind = Array.isArray(example) ? '[]' : Number.isInteger(example) ? 'integer' : typeof example
      expect([name, type.endsWith(']') ? '[]' : type]).toEqual([name, kind])
      if (typeof example === 'number') expect(example >= minimum && example <= maximum).toBe(true)
      if (values) expect(values.map(([value]) => value)).toContain(example)
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
      for (const { data } of response.examples) look('', data)
      for (const { name, example } of [...parameters, ...(body && body.kind !== 'file' ? body.fields : [])])
        if (example !== undefined) look(name, example)
    }
  })
})

test('what is published leads to the pages, and says on its own what the page says beside it', () => {
  const text = JSON.stringify(openapiDocument(document))
  expect(text).not.toMatch(/\]\((?!https:\/\/)|"x-(?!confidence|source)/)
  expect(text).toContain('https://open-platform.realsee.com/developer/openapi/core/#vr-list')
  expect(text).toContain('https://open-platform.realsee.com/developer/docs/five/quick-start/')
  expect(text).toContain('原始文档没有列出 Authorization 头')
  expect(text).toMatch(/状态：[^"]*\d [^"]*，/)
})

describe('the prose says what the data says', () => {
  test('every field of the envelope, with the same words', () => {
    const { properties = {} } = document.components.schemas.Envelope!
    for (const [name, { type, description }] of Object.entries(properties))
      expect(prose).toContain(`| \`${name}\` | \`${type as string}\` | ${description} |`)
  })

  test('every known failure stands word for word', () => {
    const shared = Object.values(document.components.examples).map(({ value }) => value as { status: string })
    for (const { status } of [...shared, ...endpoints.flatMap(({ failures }) => failures)])
      expect(prose).toContain(`<ErrorText>${status}</ErrorText>`)
  })

  test('the rate limits', () => {
    const limits = [...document.info.description.matchAll(/(每个 [\w ]+)：(每分钟 \d+ 次)/g)]
    expect(limits).toHaveLength(2)
    for (const [, scope, limit] of limits) expect(prose).toContain(`| ${scope} | ${limit} |`)
  })

  test('the gateways', () => {
    for (const { url, description } of document.servers) expect(prose).toContain(`| \`${url}\` | ${description} |`)
  })
})
