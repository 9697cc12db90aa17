import { describe, expect, test } from '@jest/globals'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { openapiDocument } from './document'
import { loadReference } from './load-reference'

interface Operation {
  operationId: string
  description: string
  security?: unknown[]
  parameters?: { name: string; in: string; required?: boolean }[]
  requestBody?: { content: Record<string, { schema: { $ref: string } }> }
  responses: {
    '200': {
      content: { 'application/json': { schema: object; examples: Record<string, { value?: unknown; $ref?: string }> } }
    }
  }
  'x-confidence'?: string
  externalDocs: { url: string }
}
interface Schema {
  properties: Record<string, { contentMediaType?: string }>
  required?: string[]
}
interface Document {
  openapi: string
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  webhooks: Record<string, { post: Operation }>
  components: { examples: Record<string, { value: unknown }>; schemas: Record<string, Schema> }
}

const reference = loadReference()
const document = openapiDocument() as Document
const endpoints = reference.groups.flatMap((group) => group.endpoints)
const schemaOf = (ref: string): Schema => document.components.schemas[ref.replace('#/components/schemas/', '')]!
const operationOf = (path: string, method: string): Operation => document.paths[path]![method.toLowerCase()]!

describe('the OpenAPI document', () => {
  test('is valid OpenAPI 3.1 with references that resolve', async () => {
    const validator = new Validator()
    const result = await validator.validate(JSON.parse(JSON.stringify(document)) as Record<string, unknown>)
    expect(result.errors ?? []).toEqual([])
    expect(result.valid).toBe(true)
    expect(validator.version).toBe('3.1')
    expect(() => validator.resolveRefs()).not.toThrow()
  })

  test('has an operation for every endpoint and a webhook for every callback', () => {
    expect(Object.values(document.paths).flatMap((item) => Object.values(item))).toHaveLength(endpoints.length)
    for (const { path, method } of endpoints) expect(operationOf(path, method)).toBeDefined()
    expect(Object.keys(document.webhooks)).toEqual(['aiCallback', 'shepherdCallback'])
    const names = [
      ...Object.values(document.paths).flatMap((item) => Object.values(item)),
      ...Object.values(document.webhooks).map(({ post }) => post),
    ].map(({ operationId }) => operationId)
    expect(new Set(names).size).toBe(names.length)
  })

  test('marks unconfirmed endpoints and says so in their description', () => {
    for (const { path, method, confidence, known } of endpoints) {
      const operation = operationOf(path, method)
      expect(operation['x-confidence']).toBe(confidence)
      expect(operation.description.includes('未确认：')).toBe(confidence === 'unconfirmed')
      if (known) expect(operation.description).toContain(known.slice(0, 8))
    }
  })

  test('asks for the token everywhere but where it is made', () => {
    expect((document as unknown as { security: unknown }).security).toEqual([{ accessToken: [] }])
    const open = endpoints.filter(({ path, method }) => operationOf(path, method).security?.length === 0)
    expect(open.map(({ path }) => path)).toEqual(['/auth/access_token'])
  })

  test('says what is required, and which strings hold JSON', () => {
    expect(operationOf('/open/v1/entity/vr/list', 'GET').parameters).toEqual([
      expect.objectContaining({ name: 'page', in: 'query', required: true }),
      expect.not.objectContaining({ required: true }),
    ])
    const { schema } = operationOf('/open/v1/live/entrance', 'POST').requestBody!.content['application/json']!
    const { properties, required } = schemaOf(schema.$ref)
    expect(required).toEqual(['app_id', 'create_user_id', 'create_user_role', 'members'])
    expect(properties.members?.contentMediaType).toBe('application/json')
  })

  test('names every type once, with words that tell which; the two kinds of answers differ by code', () => {
    const { schemas } = document.components
    expect(schemaOf('#/components/schemas/WorkList').properties.list).toMatchObject({
      items: { $ref: '#/components/schemas/WorkSummary' },
    })
    expect(schemas.WorkSummary!.required).toEqual(['vr_code', 'name', 'create_time'])
    expect(schemas.VrListSuccess!.properties).toMatchObject({ code: { const: 0 } })
    expect(schemas.Failure!.properties).toMatchObject({ code: { enum: [-1, -3] } })
    // Both endpoints that hand out upload credentials hand out the same
    for (const name of ['PanoTokenSuccess', 'ArgusTokenSuccess'])
      expect(schemas[name]!.properties.data).toEqual({ $ref: '#/components/schemas/UploadCredential' })
    const used = new Set(JSON.stringify(document).match(/(?<=#\/components\/schemas\/)\w+/g))
    expect([...used].sort()).toEqual(Object.keys(schemas).sort())
  })

  test('every example fits the schema of its answer, and refused keys do not', () => {
    const ajv = new Ajv2020({ strict: false, allErrors: true })
    ajv.addSchema({ $id: 'doc', ...document })
    for (const { path, method } of endpoints) {
      const { schema, examples } = operationOf(path, method).responses['200'].content['application/json']
      const check = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"doc#/')) as object)
      for (const { value, $ref } of Object.values(examples)) {
        const example = $ref ? document.components.examples[$ref.split('/').pop()!]!.value : value
        expect([path, check(example), check.errors]).toEqual([path, true, null])
      }
      expect(check({ status: 'success' })).toBe(false)
    }
  })

  test('leads to the page: absolute links only', () => {
    const text = JSON.stringify(document)
    expect(text).not.toMatch(/\]\((?!https:\/\/)/)
    expect(operationOf('/open/v1/entity/vr', 'GET').externalDocs.url).toBe(
      'https://open-platform.realsee.com/developer/openapi/#vr',
    )
    expect(text).toContain('https://open-platform.realsee.com/developer/docs/five/quick-start/')
  })
})
