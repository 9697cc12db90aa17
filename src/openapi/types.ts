import { z } from 'zod'

/**
 * Schema of the open API's description (`content/openapi/`). Texts are short Markdown in Chinese; a description inside a
 * table has no full stop at its end. Links are relative to `content/openapi.mdx`.
 */

const TYPE = /^(?:string|integer|number|boolean|object|any)(?:\[\d*\])*$/
const type = z.string().regex(TYPE, '类型写成 string、integer、number、boolean、object 或 any，数组在后面加 []')

/** Anything that JSON can hold. */
export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue }

const json: z.ZodType<JsonValue, JsonValue> = z.json()
const schemaName = z.string().regex(/^[A-Z][A-Za-z\d]*$/, '类型名用大写字母开头的驼峰写法')

/** A parameter, a field of a body, or a field of a response. */
export interface Field {
  /** Name as sent over the wire. */
  name: string
  /** `string`, `integer`, `number`, `boolean`, `object`, `any`, with `[]` or `[3]` per array level. */
  type: string
  /** What it is; unit included. */
  description: string
  /**
   * Requests: must be sent. Responses: always there, that is, the sources list it without saying that it may be missing,
   * and every example holds it.
   */
  required?: boolean
  /** May be `null`. */
  nullable?: boolean
  default?: JsonValue
  /** Known values with their meaning; `''` when the value speaks for itself. */
  values?: [value: string | number, meaning: string][]
  minimum?: number
  maximum?: number
  maxLength?: number
  minItems?: number
  /** `json`: the value is sent as a string that holds JSON; `example` is the value inside. */
  encoded?: 'json'
  /** Value for samples; without one an optional parameter stays out of them. */
  example?: JsonValue
  /** Fields of an `object`, or of the objects in an `object[]`. Without them the object is opaque. */
  fields?: Field[]
  /**
   * Name of the type that `fields` make in the OpenAPI document; the same name means the same fields. Without `fields`:
   * the objects are of a type that is described elsewhere.
   */
  schema?: string
  /** Show `fields` in a fold below the table instead of in it. */
  fold?: boolean
}

const fieldShape = {
  name: z.string().min(1),
  type,
  description: z
    .string()
    .min(1)
    .refine((text) => !text.endsWith('。'), '表格里的说明末尾不加句号'),
  required: z.boolean().optional(),
  nullable: z.boolean().optional(),
  default: json.optional(),
  values: z.array(z.tuple([z.union([z.string(), z.number()]), z.string()])).optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  maxLength: z.number().optional(),
  minItems: z.number().optional(),
  encoded: z.literal('json').optional(),
  example: json.optional(),
  fields: z.lazy(() => z.array(field)).optional(),
  schema: schemaName.optional(),
  fold: z.boolean().optional(),
}
const field: z.ZodType<Field, Field> = z.strictObject(fieldShape)

/** A field of the request line. */
export type Parameter = Field & { in: 'query' | 'path' }
const parameter: z.ZodType<Parameter, Parameter> = z.strictObject({ ...fieldShape, in: z.enum(['query', 'path']) })

/** A failure as its envelope shows it. */
const failure = z.strictObject({
  code: z.int(),
  status: z.string().min(1),
  businessCode: z.string().optional(),
  /** When it happens. */
  cause: z.string().min(1),
  /** What to do about it. */
  remedy: z.string().min(1),
})
export type Failure = z.infer<typeof failure>

const body = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('json'),
    fields: z.array(field),
    /** Send exactly one of these. */ oneOf: z.array(z.string()).optional(),
  }),
  z.strictObject({ kind: z.literal('form'), fields: z.array(field) }),
  /** A whole file as raw JSON. */
  z.strictObject({ kind: z.literal('file'), file: z.string(), description: z.string() }),
])
export type RequestBody = z.infer<typeof body>

const response = z.strictObject({
  /** Type of the envelope's `data`; `any` when its form is not known. */
  type,
  description: z.string().optional(),
  fields: z.array(field).optional(),
  schema: schemaName.optional(),
  /** Values of `data`; the first one is shown as the success. */
  examples: z.array(z.strictObject({ title: z.string(), data: json })).optional(),
})

const id = z.string().regex(/^[a-z][a-z\d]*(?:-[a-z\d]+)*$/, '标识用小写拉丁字母和连字符')

const endpoint = z.strictObject({
  id,
  method: z.enum(['GET', 'POST']),
  path: z.string().regex(/^\/[\w{}./-]+$/, '以 / 开头，只有字母、数字和 {参数}，例如 /open/v1/url/space'),
  title: z.string().min(2).max(16).regex(/^.*$/, '只写一行，不换行'),
  /** One to three sentences. */
  summary: z.string().endsWith('。', '是一到三句话，末尾写句号'),
  /** `assumed`: the source does not list the header, other calls of the same gateway need it. */
  auth: z.enum(['token', 'none', 'assumed']).default('token'),
  /** What the description rests on. */
  source: z.enum(['2022–2023', '2026', 'sample']),
  confidence: z.enum(['confirmed', 'unconfirmed']).default('confirmed'),
  /** For unconfirmed endpoints: what is known and what is not. */
  known: z.string().optional(),
  parameters: z.array(parameter).default([]),
  /** Names of parameters of which exactly one is sent. */
  oneOf: z.array(z.string()).optional(),
  body: body.optional(),
  response,
  failures: z.array(failure).default([]),
  /** Paragraphs after the tables. */
  notes: z.array(z.string()).default([]),
  /** Expression over `data` that the Node.js sample prints; default: the whole of it. */
  print: z.string().default('data'),
  /** `false` when too little is known to call it: no samples. */
  callable: z.boolean().default(true),
})
export type Endpoint = z.infer<typeof endpoint>

/** A drawing: who calls whom. */
const figure = z.strictObject({
  /** Path relative to `content/openapi.mdx`. */
  file: z.string().startsWith('./', '写相对于 content/openapi.mdx 的路径，以 ./ 开头'),
  caption: z.string(),
  /** What it shows, for those who do not see it. */
  alt: z.string(),
})

const callback = z.strictObject({
  id,
  title: z.string(),
  summary: z.string().endsWith('。', '是一到三句话，末尾写句号'),
  figure: figure.optional(),
  source: z.enum(['2022–2023', '2026']),
  fields: z.array(field),
  schema: schemaName,
  example: json,
  /** What the receiver answers, when that is documented. */
  answer: json.optional(),
})
export type Callback = z.infer<typeof callback>

const group = z.strictObject({
  id,
  title: z.string(),
  /** Paragraphs below the group's heading. */
  intro: z.array(z.string()).min(1),
  endpoints: z.array(endpoint).min(1),
  callbacks: z.array(callback).default([]),
})
export type Group = z.infer<typeof group>
/** What authors write: defaults may be left out. */
export type GroupInput = z.input<typeof group>

const SERVER = '写完整的 https 网址（示例会把密钥发到这里），末尾不写斜线，例如 https://app-gateway.realsee.cn'
const serverUrl = z.string().regex(/^https:\/\/\w\S*[^/\s]$/, SERVER)

export const referenceSchema = z.strictObject({
  title: z.string(),
  version: z.string(),
  description: z.string(),
  /** Base addresses; the first one is used in samples. */
  servers: z.array(z.strictObject({ url: serverUrl, description: z.string() })).min(1),
  /** Fields around every response's `data`. */
  envelope: z.array(field),
  /** Failures that any call can meet. */
  failures: z.array(failure),
  limits: z.array(z.strictObject({ scope: z.string(), calls: z.int(), period: z.string() })),
  groups: z.array(group).min(1),
})
export type Reference = z.infer<typeof referenceSchema>
export type ReferenceInput = z.input<typeof referenceSchema>
